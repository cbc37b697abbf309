const two = (n: number) => `${n}`.padStart(2, '0');

/** "orbis-2026-11-03.png": the day as it was where the game was played. */
export function fileName(time: number, ending: 'png' | 'json'): string {
  if (Number.isNaN(time)) return `orbis.${ending}`;
  const day = new Date(time);
  return `orbis-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${ending}`;
}
