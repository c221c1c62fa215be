import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { CompanyProfile } from '~/components/CompanyProfile';
import { ContactBar } from '~/components/ContactBar';
import { PageHero } from '~/components/PageHero';
import { contact } from '~/content/contact';
import { pageMeta } from '~/page-meta';
import { scenePreloads } from '~/scene-files';
import { paths } from '~/site-paths';

export const links: LinksFunction = () => scenePreloads('coffee');

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { ...contact, path: paths.contact });

export default function ContactPage() {
  return (
    <>
      <PageHero scene="coffee" title={contact.hero.title} subtitle={contact.hero.subtitle} />
      <ContactBar />
      <CompanyProfile />
    </>
  );
}
