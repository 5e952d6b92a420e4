import type { IntlShape } from 'react-intl';
import type { Device } from '#client/api/userSchemas.ts';

/** The name of a device; where the provider gives none, the id of its session. */
export const deviceName = (intl: IntlShape, { device, id }: Pick<Device, 'device' | 'id'>): string =>
  device === '' ? intl.formatMessage({ id: 'profile.devices.unnamed' }, { id }) : device;
