import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Eyebrow } from './eyebrow';
import { Heading, type HeadingLevel } from './heading';

type SectionHeaderProps = {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  eyebrow?: ReactNode;
  number?: number;
  lead?: ReactNode;
  level?: HeadingLevel;
  size?: 'page' | 'section' | 'block';
  /** Stands at the end of the line: a link, a sort. */
  action?: ReactNode;
  className?: string;
};

export function SectionHeader({
  title,
  id,
  eyebrow,
  number,
  lead,
  level = 2,
  size = 'section',
  action,
  className,
}: SectionHeaderProps) {
  return (
    <div className={cn('section-header', className)}>
      <div className="section-header-text">
        {eyebrow ? <Eyebrow number={number}>{eyebrow}</Eyebrow> : null}
        <Heading id={id} level={level} size={size}>
          {title}
        </Heading>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
