const KEY = 'unsaved-import';

/** Keeps the name of the file for as long as it has no answer: where the session is over, none comes before the login. */
export async function answerFor<T>({ name }: File, asked: Promise<T>): Promise<T> {
  sessionStorage.setItem(KEY, name);
  try {
    return await asked;
  } finally {
    forgetUnsaved();
  }
}

export const unsavedImport = () => sessionStorage.getItem(KEY);
export const forgetUnsaved = () => sessionStorage.removeItem(KEY);
