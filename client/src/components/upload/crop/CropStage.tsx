import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './CropDialog.module.scss';
import { moveSquare, resizeSquare, sideOfZoom, zoomOf } from './cropGeometry.ts';
import type { CropSquare } from './cropGeometry.ts';
import { CropSlider } from './CropSlider.tsx';
import { drawSquare } from './cropPicture.ts';
import { useCropGestures } from './useCropGestures.ts';

interface CropStageProps {
  readonly picture: ImageBitmap;
  readonly square: CropSquare;
  /** Given a change of the newest square: several may come between two drawings. */
  readonly onChange: (change: (square: CropSquare) => CropSquare) => void;
}

const STAGE_PIXELS = 300;

const shareOf = (value: number, room: number): number => (room <= 0 ? 0.5 : value / room);

/** The part of the picture that is kept; it is dragged, pinched or turned with the wheel, and every way has its slider. */
export function CropStage({ picture, square, onChange }: CropStageProps) {
  const intl = useIntl();
  const stage = useRef<HTMLCanvasElement>(null);
  // Once: a screen rarely changes its density, and then the picture is only less sharp.
  const [pixels] = useState(() => Math.round(STAGE_PIXELS * Math.max(1, window.devicePixelRatio)));
  useEffect(() => {
    if (stage.current !== null) drawSquare(stage.current, picture, square);
  }, [picture, square]);
  const gestures = useCropGestures(stage, {
    onMove: (dx, dy) => {
      const width = stage.current?.clientWidth ?? STAGE_PIXELS;
      onChange((now) => moveSquare(now, picture, (-dx / width) * now.side, (-dy / width) * now.side));
    },
    onZoom: (factor, x, y) => {
      onChange((now) => resizeSquare(now, picture, now.side / factor, { x, y }));
    },
  });
  const roomX = picture.width - square.side;
  const roomY = picture.height - square.side;
  const isZoomable = sideOfZoom(1, picture) < sideOfZoom(0, picture);
  return (
    <div className={styles['content']}>
      <div className={styles['stage']} role="img" aria-label={intl.formatMessage({ id: 'upload.crop.preview' })}>
        <canvas ref={stage} className={styles['canvas']} width={pixels} height={pixels} {...gestures} />
        <span className={styles['circle']} aria-hidden="true" />
      </div>
      <div className={styles['sliders']}>
        <CropSlider
          label={intl.formatMessage({ id: 'upload.crop.zoom' })}
          value={zoomOf(square, picture)}
          disabled={!isZoomable}
          onChange={(zoom) => {
            onChange((now) => resizeSquare(now, picture, sideOfZoom(zoom, picture)));
          }}
        />
        <CropSlider
          label={intl.formatMessage({ id: 'upload.crop.across' })}
          value={shareOf(square.left, roomX)}
          disabled={roomX <= 0}
          onChange={(share) => {
            onChange((now) => moveSquare(now, picture, share * (picture.width - now.side) - now.left, 0));
          }}
        />
        <CropSlider
          label={intl.formatMessage({ id: 'upload.crop.down' })}
          value={shareOf(square.top, roomY)}
          disabled={roomY <= 0}
          onChange={(share) => {
            onChange((now) => moveSquare(now, picture, 0, share * (picture.height - now.side) - now.top));
          }}
        />
      </div>
    </div>
  );
}
