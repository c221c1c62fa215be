/** Every unknown path. A redirect of the root's loader goes before this 404. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NoPage() {
  return null;
}
