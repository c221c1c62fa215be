import { useEffect, useRef, useState } from 'react';
import { MAP_CENTRE, MAP_ZOOM } from '~/business';
import { useSite } from '~/components/use-site';
import { company } from '~/content/company';
import type { LeafletMap } from './LeafletMap';
import styles from './LocationMap.module.css';

const { latitude, longitude } = MAP_CENTRE;
const OPENSTREETMAP = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;

/** The map library is fetched when the map scrolls into view, each time until it comes; the link works without it. */
export function LocationMap() {
  const frame = useRef<HTMLDivElement>(null);
  const { mapTileUrl, texts } = useSite();
  const [map, setMap] = useState<{ LeafletMap: typeof LeafletMap }>();

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) import('./LeafletMap').then(setMap, () => {});
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={frame} className={styles.frame}>
        {map && <map.LeafletMap tileUrl={mapTileUrl} texts={texts.map} />}
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
