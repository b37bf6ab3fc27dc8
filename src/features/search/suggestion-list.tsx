import { Heading } from '@/ui/heading';

type SuggestionListProps = { title: string; links: { href: string; name: string }[] };

export function SuggestionList({ title, links }: SuggestionListProps) {
  if (links.length === 0) return null;
  return (
    <section className="mt-10 border-t border-hairline pt-6">
      <Heading level={2} size="item">
        {title}
      </Heading>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-md border border-hairline bg-surface px-4 text-sm font-semibold hover:border-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
