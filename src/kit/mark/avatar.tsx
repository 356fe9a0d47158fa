import { useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import './avatar.css';

interface AvatarProps {
  src?: string | undefined;
  /** Diameter in px. */
  size?: number | undefined;
  /** Required only where no name is beside the image. */
  label?: string | undefined;
}

/** A round avatar; a placeholder figure while there is none or when it fails to load. */
export function Avatar({ src, size = 36, label = '' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const box = { width: size, height: size };
  if (src === undefined || src === brokenSrc) {
    const name = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
    return (
      <span className="avatar avatar--none" style={box} {...name}>
        <Icon name="user" size={Math.round(size * 0.56)} />
      </span>
    );
  }
  return (
    <img
      className="avatar"
      src={src}
      alt={label}
      width={size}
      height={size}
      style={box}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  );
}
