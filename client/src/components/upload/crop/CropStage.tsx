import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useIntl } from 'react-intl';
import { closestZoom, moveTo, nearness, placeOf, squareOf, zoomOf, zoomTo } from './cropGeometry.ts';
import type { CropView, PictureSize } from './cropGeometry.ts';
import { CropSlider } from './CropSlider.tsx';
import styles from './CropDialog.module.scss';

interface CropStageProps {
  /** Object URL of the picture; null while the stage is still animating, since the library measures it together with the picture. */
  readonly address: string | null;
  /** Size of the displayed picture. */
  readonly size: PictureSize;
  readonly view: CropView;
  /** Called with an updater: several changes may happen between two renders. */
  readonly onChange: (change: (view: CropView) => CropView) => void;
}

/** The crop area: drag, pinch or wheel, each with an equivalent slider. */
export function CropStage({ address, size, view, onChange }: CropStageProps) {
  const intl = useIntl();
  const [side, setSide] = useState(1);
  const place = placeOf(view, size);
  const square = squareOf(view, size);
  return (
    <div className={styles['content']}>
      <div className={styles['stage']} role="img" aria-label={intl.formatMessage({ id: 'upload.crop.preview' })}>
        {address !== null && (
          <Cropper
            image={address}
            crop={{ x: view.x * side, y: view.y * side }}
            zoom={view.zoom}
            maxZoom={closestZoom(size)}
            aspect={1}
            objectFit="cover"
            // Small avatars are round.
            cropShape="round"
            showGrid={false}
            // It would insert a style element, which the Content-Security-Policy forbids; the style sheet is imported.
            disableAutomaticStylesInjection
            // Keyboard users have the sliders.
            cropperProps={{ tabIndex: -1 }}
            setCropSize={({ width }) => {
              setSide(width);
            }}
            onCropChange={({ x, y }) => {
              onChange(({ zoom }) => ({ zoom, x: x / side, y: y / side }));
            }}
            onZoomChange={(zoom) => {
              onChange((now) => ({ ...now, zoom }));
            }}
          />
        )}
      </div>
      <div className={styles['sliders']}>
        <CropSlider
          label={intl.formatMessage({ id: 'upload.crop.zoom' })}
          value={nearness(view.zoom, size)}
          disabled={closestZoom(size) === 1}
          onChange={(near) => {
            onChange((now) => zoomTo(now, size, zoomOf(near, size)));
          }}
        />
        <CropSlider
          label={intl.formatMessage({ id: 'upload.crop.across' })}
          value={place.across}
          disabled={size.width - square.side <= 0}
          onChange={(across) => {
            onChange((now) => moveTo(now, size, { ...placeOf(now, size), across }));
          }}
        />
        <CropSlider
          label={intl.formatMessage({ id: 'upload.crop.down' })}
          value={place.down}
          disabled={size.height - square.side <= 0}
          onChange={(down) => {
            onChange((now) => moveTo(now, size, { ...placeOf(now, size), down }));
          }}
        />
      </div>
    </div>
  );
}
