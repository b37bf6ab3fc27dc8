import type { Config } from 'payload';

import { dashboard } from '@/messages/dashboard';

const FOLDER = '/src/app/(payload)/components/dashboard';

type Dashboard = NonNullable<NonNullable<Config['admin']>['dashboard']>;

/** The parts of the panel's first page. Each editor may arrange them anew; Payload stores that with the editor. */
export const dashboardLayout = (): Dashboard => ({
  widgets: [
    part('traffic', dashboard.traffic.title, 'traffic-widget#TrafficWidget', 'large'),
    part('inbox', dashboard.inbox.title, 'inbox-widget#InboxWidget'),
    part('gaps', dashboard.gaps.title, 'gaps-widget#GapsWidget'),
    part('searches', dashboard.searches.title, 'searches-widget#SearchesWidget'),
    part('top-gifts', dashboard.trends.top, 'trends-widget#TopGiftsWidget', 'medium'),
    part('falling-gifts', dashboard.trends.falling, 'trends-widget#FallingGiftsWidget', 'medium'),
    part('links', dashboard.links.title, 'links-widget#LinksWidget', 'medium'),
    part('schedules', dashboard.schedules.title, 'schedules-widget#SchedulesWidget', 'medium'),
  ],
  defaultLayout: [
    { widgetSlug: 'traffic', width: 'full' },
    { widgetSlug: 'inbox', width: 'small' },
    { widgetSlug: 'gaps', width: 'small' },
    { widgetSlug: 'searches', width: 'small' },
    { widgetSlug: 'links', width: 'full' },
    { widgetSlug: 'schedules', width: 'full' },
    { widgetSlug: 'top-gifts', width: 'medium' },
    { widgetSlug: 'falling-gifts', width: 'medium' },
    // Payload's own, which leads to everything.
    { widgetSlug: 'collections', width: 'full' },
  ],
});

function part(
  slug: string,
  label: string,
  component: string,
  minWidth: 'small' | 'medium' | 'large' = 'small',
): Dashboard['widgets'][number] {
  return { slug, label, Component: `${FOLDER}/${component}`, minWidth };
}
