import { useEffect, useRef, useState } from 'react';
import { Text } from '~/components/ui/Text';
import { useRootData } from '~/components/ui/use-root-data';
import type { Office } from '~/lib/office.server';
import type { LeafletMap } from './LeafletMap';
import styles from './LocationMap.module.css';

/** Fetches the map library when it scrolls into view, again after a failure. The link works without it. */
export function LocationMap(place: Office) {
  const frame = useRef<HTMLDivElement>(null);
  const { mapTileUrl, texts } = useRootData();
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
        {/* Seen where no tiles are drawn over it. */}
        <p className={styles.address} aria-hidden="true">
          {place.landmark}
          <Text of={place.address} />
        </p>
        {map && <map.LeafletMap tileUrl={mapTileUrl} point={place.point} texts={texts.map} />}
      </div>
      <p className={`note ${styles.place}`}>
        {place.landmark}
        <Text of={place.address} />{' '}
        <a href={place.map} target="_blank" rel="noopener">
          {texts.footer.openMap}
        </a>
      </p>
      {place.days && (
        <p className="note">{place.days.map(({ days, time }) => `${days} ${time}`).join(', ')}</p>
      )}
    </>
  );
}
