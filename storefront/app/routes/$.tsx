/** Every path that is no page. Its loader runs beside the root's, whose redirects go first. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NoPage() {
  return null;
}
