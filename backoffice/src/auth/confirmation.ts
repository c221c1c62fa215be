type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let answer: Promise<boolean> | undefined;

/** Registers the prompt for the password. @returns removes it */
export function registerPrompt(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = undefined;
  };
}

/** One prompt for all requests that wait. False without a prompt, or when it was cancelled. */
export async function passwordConfirmed(): Promise<boolean> {
  answer ??= prompt?.().finally(() => (answer = undefined));
  return (await answer) ?? false;
}
