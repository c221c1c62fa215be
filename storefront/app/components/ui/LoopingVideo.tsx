import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import mp4 from '~/video/intro.mp4';
import webm from '~/video/intro.webm';
import styles from './LoopingVideo.module.css';
import { MotionToggle } from './MotionToggle';
import { SitePicture } from './SitePicture';
import { useReducedMotion } from './use-motion';

/** Its first frame is a picture. The video is not fetched for visitors who prefer reduced motion or save data. */
export function LoopingVideo({ priority = false }: { priority?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const still = useSavesData() || reduced;
  const inView = useInView(frame);
  const [paused, setPaused] = useState(false);

  return (
    <div ref={frame} className="cover">
      <SitePicture scene="intro" priority={priority} />
      {inView && !still && <Clip paused={paused} />}
      {!still && (
        <div className={styles.toggle}>
          <MotionToggle playing={!paused} onToggle={() => setPaused(!paused)} />
        </div>
      )}
    </div>
  );
}

function Clip({ paused }: { paused: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (paused) video.current?.pause();
    // A browser that blocks muted playback too keeps the first frame.
    else video.current?.play().catch(() => undefined);
  }, [paused]);
  return (
    <video
      ref={video}
      className={`cover ${styles.video}`}
      autoPlay
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}

/** Assumed until hydration, so that nothing is fetched too early. */
function useSavesData(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => navigator.connection?.saveData ?? false,
    () => true,
  );
}

const neverChanges = () => () => undefined;

/** True once the element has been on the screen after the page's load event. */
function useInView(element: React.RefObject<Element>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    const start = () => element.current && observer.observe(element.current);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      observer.disconnect();
    };
  }, [element]);
  return seen;
}
