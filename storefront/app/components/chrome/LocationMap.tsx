import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MAP_CENTRE, MAP_ZOOM } from '~/business';
import { useSite } from '~/components/use-site';
import { company } from '~/content/company';
import styles from './LocationMap.module.css';

const LeafletMap = lazy(() =>
  import('./LeafletMap').then(({ LeafletMap: component }) => ({ default: component })),
);

const { latitude, longitude } = MAP_CENTRE;
const OPENSTREETMAP = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;

/** The map library is fetched when the map scrolls into view; the link works without it. */
export function LocationMap() {
  const frame = useRef<HTMLDivElement>(null);
  const { mapTileUrl, texts } = useSite();
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={frame} className={styles.frame}>
        {seen && (
          <Suspense>
            <LeafletMap tileUrl={mapTileUrl} texts={texts.map} />
          </Suspense>
        )}
      </div>
      <p className={styles.place}>
        {company.landmark}, {texts.region}
        <a href={OPENSTREETMAP} target="_blank" rel="noopener">
          {texts.footer.openMap}
        </a>
      </p>
    </>
  );
}
