// How a constant table is declared so that the same header can be read by a GPU kernel: device code may not index a
// host constant at run time, so under a CUDA compiler the tables live on the device.
#pragma once

#if defined(__CUDACC__)
#define SPIRES_TABLE static __device__ constexpr
#else
#define SPIRES_TABLE inline constexpr
#endif
