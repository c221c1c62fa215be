import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { CompanyProfile } from '~/components/contact/CompanyProfile';
import { ContactBar } from '~/components/contact/ContactBar';
import { OfficeHours } from '~/components/contact/OfficeHours';
import { PageHero } from '~/components/PageHero';
import { contact } from '~/content/contact';
import { scenePreloads } from '~/pictures/scene-files';
import { pageMeta } from '~/seo/page-meta';
import { paths } from '~/site-paths';

export const links: LinksFunction = () => scenePreloads('coffee-ground');

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { ...contact, path: paths.contact });

export default function ContactPage() {
  return (
    <>
      <PageHero scene="coffee-ground" title={contact.hero.title} subtitle={contact.hero.subtitle} />
      <ContactBar />
      <OfficeHours />
      <CompanyProfile />
    </>
  );
}
