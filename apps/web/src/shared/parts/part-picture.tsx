import { classNames } from "@purvey/ui/class-names";
import { Icon } from "@purvey/ui/icons";
import { useState } from "react";

export interface PartPictureProps {
  /** Address of the drawing; without one, or when it does not load, a carton stands in. */
  readonly src: string | null | undefined;
  /** What it shows; empty where the part number stands beside it. */
  readonly alt?: string;
  /** Edge length in pixels; its place is kept before it is there. */
  readonly size: number;
  readonly className?: string;
}

/** The drawing of a part on its sheet. */
export function PartPicture({ src, alt = "", size, className }: PartPictureProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={classNames("part-picture", className)} style={{ inlineSize: size, blockSize: size }}>
      {src && !failed ? (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      ) : (
        <Icon name="box" size={Math.min(24, Math.round(size * 0.6))} />
      )}
    </span>
  );
}
