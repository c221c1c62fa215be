import narrowMap from './export-map-narrow.svg';
import exportMap from './export-map.svg';
import styles from './ExportHistory.module.css';

interface Props {
  mapAlt: string;
  /** In the order of the map's numbers. */
  ports: readonly { name: string; country: string; goods: string }[];
  others: string;
}

/** Both maps are lazy, so that only the displayed one is fetched. */
export function ExportHistory({ mapAlt, ports, others }: Props) {
  return (
    <figure>
      <div className={styles.map}>
        <img className={styles.wide} src={exportMap} alt={mapAlt} width="1200" height="560" loading="lazy" />
        <img className={styles.narrow} src={narrowMap} alt={mapAlt} width="780" height="420" loading="lazy" />
      </div>
      <figcaption>
        <ol className={`columns ${styles.ports}`}>
          {ports.map(({ name, country, goods }) => (
            <li key={name}>
              <strong>{name}</strong>, {country}
              <span className="note">{goods}</span>
            </li>
          ))}
        </ol>
        <p className={styles.others}>{others}</p>
      </figcaption>
    </figure>
  );
}
