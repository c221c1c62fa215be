type Prompt = () => Promise<boolean>;

let prompt: Prompt | undefined;
let answer: Promise<boolean> | undefined;

/** @returns a function that removes the prompt */
export function registerPrompt(next: Prompt): () => void {
  prompt = next;
  return () => {
    if (prompt === next) prompt = undefined;
  };
}

/** All waiting requests share one prompt. False without a prompt, or when it was cancelled. */
export async function passwordConfirmed(): Promise<boolean> {
  answer ??= prompt?.().finally(() => (answer = undefined));
  return (await answer) ?? false;
}
