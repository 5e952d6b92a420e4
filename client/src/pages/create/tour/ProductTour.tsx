import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '#client/stores/useStores.ts';
import { pictureOf, screens } from './pictureOf.ts';
import styles from './ProductTour.module.scss';

/** Screenshots of the product's distinguishing features, lazily loaded. */
export const ProductTour = observer(function ProductTour() {
  const intl = useIntl();
  const { theme } = useStores().settings;
  const locale = intl.locale === 'zh-CN' ? 'zh-CN' : 'en-US';
  return (
    <div className={styles['tour']}>
      {screens.map((screen) => {
        const wide = pictureOf(screen, locale, theme, 'wide');
        const phone = pictureOf(screen, locale, theme, 'phone');
        if (wide === null || phone === null) return null;
        return (
          <figure key={screen} className={styles['screen']}>
            <figcaption>
              <h2>{intl.formatMessage({ id: `create.tour.${screen}` })}</h2>
              <p>{intl.formatMessage({ id: `create.tour.${screen}.about` })}</p>
            </figcaption>
            <picture>
              <source media="(width <= 600px)" srcSet={phone.src} width={phone.width} height={phone.height} />
              <img
                {...wide}
                loading="lazy"
                decoding="async"
                alt={intl.formatMessage({ id: `create.tour.${screen}.alt` })}
              />
            </picture>
          </figure>
        );
      })}
    </div>
  );
});
