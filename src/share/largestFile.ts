/** Ten thousand games take a fifth of it; what is far larger is a video, and would fill the memory. */
export const LARGEST_FILE = 50_000_000;
