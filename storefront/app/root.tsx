import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import { trackReads } from '~/lib/api/failed-reads.server';
import favicon from './brand/favicon.svg';
import touchIcon from './brand/touch-icon.png';
import { ChatButton } from './components/layout/ChatButton';
import { Footer } from './components/layout/Footer';
import { Navbar } from './components/layout/Navbar';
import { NavigationStatus } from './components/layout/NavigationStatus';
import { ErrorBoundary } from '~/components/ui/ErrorBoundary';
import { useHasRootData, useLanguage, useRootData } from '~/components/ui/use-root-data';
import { languageOf } from '~/lib/languages';
import { NonceContext } from '~/lib/http/nonce';
import { errorMeta } from '~/lib/seo/meta';
import { loadRootData } from '~/lib/root-data.server';
import { canonicalPath } from '~/lib/site-paths';
import headingFont from './styles/fonts/fraunces-display.woff2';
import textFont from './styles/fonts/plus-jakarta-sans.woff2';

export const links: LinksFunction = () => [
  ...[headingFont, textFont].map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  trackReads(context);
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical !== undefined && canonical !== pathname) throw redirect(canonical + search, 301);
  return loadRootData(request.url);
}

/** Pages have their own; this is for errors that reach the root. */
export const meta: MetaFunction<typeof loader> = ({ error, location }) =>
  error ? errorMeta(error, languageOf(location.pathname)) : [];

/** Where a browser keeps no site data, what restores the scroll position would log an error on each page. */
const SESSION_STORAGE = {
  __html:
    "try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}",
};

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const { navigation } = useRootData().texts;
  const hasData = useHasRootData();
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={SESSION_STORAGE} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f4d36" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {navigation.skip}
        </a>
        <Navbar />
        <main id="content">{children}</main>
        <Footer />
        <ChatButton />
        <NavigationStatus />
        <ScrollRestoration nonce={nonce} />
        {/* Scripts need data to go on with. */}
        {hasData && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export { ErrorBoundary };
