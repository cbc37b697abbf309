/** Phones have no keys; the web's twin has them. */
export function useViewerKeys(_actions: Readonly<Record<string, () => void>>): void {
  return;
}
