import 'leaflet/dist/leaflet.css';
import { Browser, icon, type PopupEvent } from 'leaflet';
import markerIcon2x from 'leaflet/dist/images/marker-icon-2x.png';
import markerIcon from 'leaflet/dist/images/marker-icon.png';
import markerShadow from 'leaflet/dist/images/marker-shadow.png';
import { AttributionControl, MapContainer, Marker, Popup, TileLayer, ZoomControl } from 'react-leaflet';
import { MAP_ZOOM } from '~/lib/constants';
import { company } from '~/i18n/company';
import type { Office } from '~/lib/office.server';
import type { RootData } from '~/lib/root-data.server';
import styles from './LeafletMap.module.css';

const LEAFLET = '<a href="https://leafletjs.com">Leaflet</a>';

// Leaflet's default icon guesses file names, which bundling changes.
const pin = icon({
  iconUrl: markerIcon,
  iconRetinaUrl: markerIcon2x,
  shadowUrl: markerShadow,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  popupAnchor: [1, -34],
});

interface Props {
  tileUrl: string;
  point: Office['point'];
  texts: RootData['texts']['map'];
}

/** Import in the browser only: Leaflet needs a window when it is loaded. */
export function LeafletMap({ tileUrl, point, texts }: Props) {
  // Leaflet has no option for this label.
  const nameClose = ({ popup }: PopupEvent) =>
    popup.getElement()?.querySelector('[role=button]')?.setAttribute('aria-label', texts.close);
  return (
    // The wheel and one finger scroll the page; the map zooms by buttons and pinching.
    <MapContainer
      // Leaflet reads `center` only when the map is made.
      key={String(point)}
      center={point}
      zoom={MAP_ZOOM}
      dragging={!Browser.mobile}
      scrollWheelZoom={false}
      attributionControl={false}
      zoomControl={false}
      className={styles.map}
    >
      <ZoomControl zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
      <AttributionControl prefix={LEAFLET} />
      <TileLayer url={tileUrl} attribution={texts.credit} maxZoom={19} />
      <Marker position={point} icon={pin} alt={company.landmark} eventHandlers={{ popupopen: nameClose }}>
        <Popup>{company.landmark}</Popup>
      </Marker>
    </MapContainer>
  );
}
