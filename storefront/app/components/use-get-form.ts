import { useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';

/** Goes where a GET form leads, without a new document and staying in place. Remix' own `<Form>` is over the budget of a list page. */
export function useGetForm(replace = false) {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { pathname, hash } = new URL(event.currentTarget.action);
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    navigate(
      { pathname, search: `?${new URLSearchParams(fields)}`, hash },
      { replace, preventScrollReset: true },
    );
  };
}
