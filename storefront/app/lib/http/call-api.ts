const MAX_WAIT_MS = 15_000;

interface Called<Data> {
  /** Zero without an answer that can be read. */
  status: number;
  data?: Data | null;
  /** By the names of fields, in Indonesian. */
  errors?: Record<string, string>;
}

/** From the browser. Never rejects. */
export async function callApi<Data>(path: string, init?: RequestInit): Promise<Called<Data>> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(MAX_WAIT_MS), ...init });
    return { ...((await answer.json()) as object), status: answer.status };
  } catch {
    return { status: 0 };
  }
}
