// How this device likes to see the packages: moving by, or all of them at once.
import { deviceStorage } from './browser-storage.ts';

const VIEW = 'portal.packagesView';

export type PackagesView = 'carousel' | 'list';

export function packagesView(): PackagesView {
  return deviceStorage.read(VIEW) === 'carousel' ? 'carousel' : 'list';
}

export function keepPackagesView(view: PackagesView): void {
  deviceStorage.write(VIEW, view);
}
