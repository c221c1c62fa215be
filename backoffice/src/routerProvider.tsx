import { forwardRef, useCallback } from 'react';
import {
  reactRouterProvider,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterTo,
} from 'ra-core';
import { toDocumentedPath } from './documentedPath';

function documented(to: RouterTo): RouterTo {
  if (typeof to === 'string') return toDocumentedPath(to);
  return to.pathname ? { ...to, pathname: toDocumentedPath(to.pathname) } : to;
}

const { Link, Navigate, useNavigate } = reactRouterProvider;

export const routerProvider: RouterProvider = {
  ...reactRouterProvider,

  Link: forwardRef<HTMLAnchorElement, { to: RouterTo }>(function DocumentedLink({ to, ...props }, ref) {
    return <Link ref={ref} to={documented(to)} {...props} />;
  }),

  Navigate: ({ to, ...props }) => <Navigate to={documented(to)} {...props} />,

  useNavigate: () => {
    const navigate = useNavigate();
    return useCallback<RouterNavigateFunction>(
      (to, options) => navigate(typeof to === 'number' ? to : documented(to), options),
      [navigate],
    );
  },
};
