import { about } from '~/content/about';
import { destinations } from '~/content/export-destinations';
import exportMap from './export-map.svg';
import styles from './ExportHistory.module.css';

const mapAlt = about.exports.mapAlt(destinations.map(({ name }) => name).join(', '));

/** The map, and its text equivalent: on a phone the lines are thin. */
export function ExportHistory() {
  return (
    <figure>
      <div className={styles.map}>
        <img src={exportMap} alt={mapAlt} width="1200" height="560" loading="lazy" />
      </div>
      <figcaption>
        <ul className={styles.ports}>
          {destinations.map(({ name, country, goods }) => (
            <li key={name}>
              <strong>{name}</strong>, {country}
              <span>{goods}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
