/** Runs a task while nobody else has this app open; on a phone there is nobody else. */
export async function whenAlone(task: () => Promise<void>): Promise<void> {
  await task();
}
