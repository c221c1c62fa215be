interface Envelope<Data> {
  success: boolean;
  message: string;
  data: Data;
}

/** False for the answers of others: a proxy's, or those of a Wi-Fi login page. */
export function isEnvelope<Data>(answer: unknown): answer is Envelope<Data> {
  return typeof answer === 'object' && answer !== null && 'success' in answer && 'data' in answer;
}

/** Why an answer with this status has no envelope. */
export function causeOf(status: number): string {
  if (status === 413) return 'Penyebab: terlalu besar untuk server ini.';
  const isUnavailable = status >= 502 && status <= 504;
  return isUnavailable ? 'Penyebab: server tidak menjawab.' : 'Penyebab: jawaban bukan dari Etalase.';
}
