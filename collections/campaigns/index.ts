import type { Access, CollectionConfig, UIField } from 'payload';

import { CAMPAIGN, CAMPAIGN_KINDS, EDITABLE_STATES } from '@/domain/campaign';
import { campaigns as words } from '@/messages/campaigns';

import { adminsOnly, isAdminRequest } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { contentProblem } from './content-problem';
import { deliveryFields } from './delivery-fields';
import { letterEditor } from './editor';
import { moveEndpoints } from './endpoints/moves';
import { progressEndpoint } from './endpoints/progress';
import { testEndpoint } from './endpoints/test';
import { keepWhileSent, refuseStarted, refuseStartedMeanwhile } from './hooks/demand-editable';
import { lineField } from './line-field';
import { UNSAVED_WORK } from '../shared/unsaved-work';

/** The panel shows the others for reading only. */
const editableByAdmins: Access = ({ req }) =>
  isAdminRequest(req) && { status: { in: [...EDITABLE_STATES] } };

/**
 * An issue of the newsletter. Its deliveries are rows of the outbox, one for each address (decision 0036); what is done
 * with it is done by its endpoints, and by the sender of mails (src/data/campaigns).
 */
export const Campaigns: CollectionConfig = {
  slug: 'campaigns',
  labels: { singular: 'Campanha', plural: 'Campanhas' },
  admin: {
    group: 'E-mails',
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'status', 'kind', 'sendAt', 'recipients', 'sent', 'unsubscribed'],
    components: { edit: { beforeDocumentControls: [UNSAVED_WORK] } },
    description: 'Edições da newsletter: escreva, veja a prévia, envie um teste e agende.',
  },
  defaultSort: '-createdAt',
  access: { create: adminsOnly, read: adminsOnly, update: editableByAdmins, delete: adminsOnly },
  endpoints: [...moveEndpoints, testEndpoint, progressEndpoint],
  fields: [
    panelPart('desk', 'campaign-desk#CampaignDesk'),
    lineField({
      name: 'subject',
      label: 'Assunto',
      maxLength: CAMPAIGN.subjectCharacters,
      required: words.subjectRequired,
      description: 'Também é o título da carta.',
    }),
    lineField({
      name: 'preheader',
      label: 'Texto de prévia',
      maxLength: CAMPAIGN.preheaderCharacters,
      description: 'Aparece ao lado do assunto na lista de e-mails. Em branco: o começo da carta.',
    }),
    {
      name: 'kind',
      type: 'select',
      label: 'Tipo de carta',
      required: true,
      defaultValue: 'ideas',
      options: [...CAMPAIGN_KINDS],
      admin: { description: 'Vai só para quem escolheu receber este tipo.' },
    },
    {
      name: 'content',
      type: 'richText',
      label: 'Carta',
      editor: letterEditor,
      validate: (value: unknown) => contentProblem(value) ?? true,
    },
    panelPart('preview', 'campaign-preview#CampaignPreviewField'),
    ...deliveryFields,
    createdAtField,
  ],
  hooks: {
    beforeOperation: [refuseStarted],
    beforeChange: [refuseStartedMeanwhile],
    beforeDelete: [keepWhileSent],
  },
};

function panelPart(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: `/src/app/(payload)/components/campaign/${component}` },
    },
  };
}
