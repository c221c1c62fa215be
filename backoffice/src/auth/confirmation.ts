type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Sets up who asks for the password; returns how to take that back. */
export function askWith(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Asks once for all that wait for it. False: nobody could be asked, or did not want to say. */
export async function passwordConfirmed(): Promise<boolean> {
  asked ??= ask?.().finally(() => (asked = undefined));
  return (await asked) ?? false;
}
