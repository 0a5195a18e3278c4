// Declares constant tables so that a GPU kernel can read the same header: device code may not index a host constant at
// run time, so under a CUDA compiler the tables are on the device.
#pragma once

#if defined(__CUDACC__)
#define SPIRES_TABLE static __device__ constexpr
#else
#define SPIRES_TABLE inline constexpr
#endif
