/** For what is kept only for convenience: a full storage leaves it out, and stops nothing. */
export function storeIfRoom(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch (error) {
    console.error(error);
  }
}
