import type { ReactNode } from 'react';
import type { SceneName } from '~/lib/pictures/scene-files';
import styles from './ErrorScreen.module.css';
import { SitePicture } from './SitePicture';

interface Props {
  title: string;
  text: string;
  lang?: string;
  textLang?: string;
  scene: SceneName;
  children: ReactNode;
}

export function ErrorScreen({ title, text, lang, textLang, scene, children }: Props) {
  return (
    <section className={`hero ${styles.screen}`}>
      <SitePicture scene={scene} priority />
      <div className="cover shade" />
      <div className={`container stack ${styles.words}`}>
        <h1 lang={lang}>{title}</h1>
        <p className="lead" lang={textLang}>
          {text}
        </p>
        <div className="row">{children}</div>
      </div>
    </section>
  );
}
