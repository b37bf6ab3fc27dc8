import { INTENTIONS } from '@/domain/intentions';
import { paths } from '@/lib/paths';
import { homeCover } from '@/messages/home-cover';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';

/** The five intentions set as a table of contents. */
export function Intentions() {
  return (
    <Section variant="sunken" aria-labelledby="intencoes" className="intentions">
      <div className="intentions-layout">
        <SectionHeader
          id="intencoes"
          number={3}
          eyebrow={homeCover.intentionsEyebrow}
          title={homeCover.intentions}
          lead={homeCover.intentionsLead}
          className="intentions-header"
        />
        <ul className="intentions-list">
          {INTENTIONS.map(({ value, slug, label }) => (
            <li key={value}>
              <a href={paths.intention(slug)}>
                <span className="intentions-name">{label}</span>
                <span className="intentions-line">{homeCover.intentionLines[value]}</span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
