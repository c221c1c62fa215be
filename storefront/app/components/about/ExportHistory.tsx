import exportMap from './export-map.svg';
import styles from './ExportHistory.module.css';

interface Props {
  mapAlt: string;
  /** In the order of the map's numbers. */
  ports: readonly { name: string; country: string; goods: string }[];
}

export function ExportHistory({ mapAlt, ports }: Props) {
  return (
    <figure className={styles.exports}>
      <div className={styles.map}>
        <img src={exportMap} alt={mapAlt} width="780" height="420" loading="lazy" />
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
      </figcaption>
    </figure>
  );
}
