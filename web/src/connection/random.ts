// Random hex strings from the browser's cryptographic generator, because a token gives access to a seat.
export function randomHex(length = 40): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
