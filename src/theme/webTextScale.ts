/** Native text follows the system size by itself, so the type scale needs no help. */
export const webTextScale: number = 1;
