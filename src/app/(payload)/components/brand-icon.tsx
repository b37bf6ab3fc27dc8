import { Icon } from '@/ui/icon';

/** The bow that leads back to the panel's first page. */
export function BrandIcon() {
  return <Icon name="bow" size={22} className="panel-icon" />;
}
