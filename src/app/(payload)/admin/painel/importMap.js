import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NoDiff as NoDiff_fa672b81b877f138ea5c68731858c879 } from '../../../../../src/app/(payload)/components/no-diff'
import { PriceCell as PriceCell_b7529ce49a256cdca7f3c1db70a8c93c } from '../../../../../src/app/(payload)/components/price-cell'
import { PriceField as PriceField_5416ead9910213c99dd70d39bb6eb190 } from '../../../../../src/app/(payload)/components/price-field'
import { PriceDiff as PriceDiff_44f7367d2094f64e791f1ee222e160b6 } from '../../../../../src/app/(payload)/components/price-diff'
import { ImageOrder as ImageOrder_a3cb17a74874fcf301d634142cc356c6 } from '../../../../../src/app/(payload)/components/gift/image-order'
import { PublishChecklist as PublishChecklist_8e07786e9918812c2d00268bf2daa0e8 } from '../../../../../src/app/(payload)/components/gift/publish-checklist'
import { ViewOnSite as ViewOnSite_45dd134821b72bff031c42bfc39987d1 } from '../../../../../src/app/(payload)/components/view-on-site'
import { LinkDesk as LinkDesk_9c3a4e929c00eda2eb40289abea6eb0f } from '../../../../../src/app/(payload)/components/links/link-desk'
import { BooleanCell as BooleanCell_3827c2446088803d7251c86e010e41e7 } from '../../../../../src/app/(payload)/components/list/readable-cells'
import { ThumbnailCell as ThumbnailCell_fc8f6c0b960ff936220a28093cd12805 } from '../../../../../src/app/(payload)/components/list/thumbnail-cell'
import { NumberCell as NumberCell_3827c2446088803d7251c86e010e41e7 } from '../../../../../src/app/(payload)/components/list/readable-cells'
import { ExportGifts as ExportGifts_0bad8a45b353bc8eea7bfa6c0b6c11ac } from '../../../../../src/app/(payload)/components/exchange/export-gifts'
import { MissingCount as MissingCount_03bd0babba678ef2fdb85324d1585053 } from '../../../../../src/app/(payload)/components/gift/missing-count'
import { UnsavedWork as UnsavedWork_0199b9c6437ffe6294cf8ad9a162dc32 } from '../../../../../src/app/(payload)/components/form/unsaved-work'
import { PublishGiftButton as PublishGiftButton_4a7dcffb3da215bf41a2cd244598aa2d } from '../../../../../src/app/(payload)/components/gift/publish-gift-button'
import { HistoryView as HistoryView_6e426691ffb3f7f93a852736cf5b4166 } from '../../../../../src/app/(payload)/components/history/history-view'
import { EditView as EditView_90a88aad9de060ecca4c4a403bc7f374 } from '../../../../../src/app/(payload)/components/form/edit-view'
import { EntryImageField as EntryImageField_ae74d3f3797e4edd368c871511bb4f18 } from '../../../../../src/app/(payload)/components/media/entry-image-field'
import { FolderField as FolderField_44f0854806a3b7b0fb267a3a61fecd86 } from '../../../../../src/app/(payload)/components/media/folder-field'
import { FileReason as FileReason_4492c856d89906c74d9645b81f199541 } from '../../../../../src/app/(payload)/components/media/file-reason'
import { FileSizeCell as FileSizeCell_3827c2446088803d7251c86e010e41e7 } from '../../../../../src/app/(payload)/components/list/readable-cells'
import { UnusedMedia as UnusedMedia_fe312e9d25b17cdb39edd019be0b5d5b } from '../../../../../src/app/(payload)/components/media/unused-media'
import { WordsCell as WordsCell_3827c2446088803d7251c86e010e41e7 } from '../../../../../src/app/(payload)/components/list/readable-cells'
import { ImportDesk as ImportDesk_cbf966989b1e78976997f85b47577efe } from '../../../../../src/app/(payload)/components/exchange/import-desk'
import { ImportStart as ImportStart_44a52277d405f057427d752b1b4764ce } from '../../../../../src/app/(payload)/components/exchange/import-start'
import { CampaignDesk as CampaignDesk_e80883605b26dbde6077c611d0f2af71 } from '../../../../../src/app/(payload)/components/campaign/campaign-desk'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CampaignPreviewField as CampaignPreviewField_af55add9da05626ef1840803b16aa0c3 } from '../../../../../src/app/(payload)/components/campaign/campaign-preview'
import { MomentCell as MomentCell_48f83915f1779f6eeeb9faf91fd6bfcf } from '../../../../../src/app/(payload)/components/campaign/moment-cell'
import { WebhookDesk as WebhookDesk_27b3994e258b5838ec3133cb6a289b9d } from '../../../../../src/app/(payload)/components/webhooks/webhook-desk'
import { DeliveryDesk as DeliveryDesk_50c8b6417cecaaafe13bb450c1137e5a } from '../../../../../src/app/(payload)/components/webhooks/delivery-desk'
import { ChangesCell as ChangesCell_9d4a64126103e2ebae89f1cbaf05e794 } from '../../../../../src/app/(payload)/components/history/changes-cell'
import { ChangesField as ChangesField_96c13112633a3ec001fcf12e1109f6d8 } from '../../../../../src/app/(payload)/components/history/changes-field'
import { KeyStateField as KeyStateField_fee26d784f2cdddc0b0f4ba3e2d8c751 } from '../../../../../src/app/(payload)/components/api-keys/key-state-field'
import { KeyStateCell as KeyStateCell_d652cb9afceced32fd392f73cf66ff50 } from '../../../../../src/app/(payload)/components/api-keys/key-state-cell'
import { IssueKey as IssueKey_954b85ce31a82e8f5e9e8bff7a6dfd9d } from '../../../../../src/app/(payload)/components/api-keys/issue-key'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { SavedColumnsField as SavedColumnsField_91e971d7dc10f1e9ab465083dfa1e426 } from '../../../../../src/app/(payload)/components/list/saved-columns-field'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { BrandIcon as BrandIcon_0d9e13f7fc9efa9dc3c72556e6918295 } from '../../../../../src/app/(payload)/components/brand-icon'
import { Logo as Logo_059905492698ba60c32cda541617834b } from '../../../../../src/app/(payload)/components/logo'
import { Greeting as Greeting_83e5daddda9fdb22141f21bedecbc603 } from '../../../../../src/app/(payload)/components/dashboard/greeting'
import { WebhooksNotice as WebhooksNotice_cf277e4e99ddf1da793e09ab8c9a6387 } from '../../../../../src/app/(payload)/components/webhooks/webhooks-notice'
import { OpenSidebar as OpenSidebar_e45f66c18748e0abef4679728f9c5f7b } from '../../../../../src/app/(payload)/components/list/open-sidebar'
import { InterceptRequests as InterceptRequests_9f3a292c2e053f49c77232a160873afb } from '../../../../../src/app/(payload)/components/requests/intercept-requests'
import { WordToasts as WordToasts_4d296edb720ffb0099620f2f750ced6c } from '../../../../../src/app/(payload)/components/form/word-toasts'
import { MendMarkup as MendMarkup_df433143fabef353744f3ba442daeef1 } from '../../../../../src/app/(payload)/components/names/mend-markup'
import { TrafficWidget as TrafficWidget_2173403c49da1a7867f37c3d1b1302ff } from '../../../../../src/app/(payload)/components/dashboard/traffic-widget'
import { InboxWidget as InboxWidget_2db1feb0c4f529c848fa197f515c348f } from '../../../../../src/app/(payload)/components/dashboard/inbox-widget'
import { GapsWidget as GapsWidget_0bb908759ca03e5de30c219e50a6c9aa } from '../../../../../src/app/(payload)/components/dashboard/gaps-widget'
import { SearchesWidget as SearchesWidget_0270b7ef65be1c4a773df8c9992c8e77 } from '../../../../../src/app/(payload)/components/dashboard/searches-widget'
import { TopGiftsWidget as TopGiftsWidget_30b7371ebb86837353db65e534cd13e4 } from '../../../../../src/app/(payload)/components/dashboard/trends-widget'
import { FallingGiftsWidget as FallingGiftsWidget_30b7371ebb86837353db65e534cd13e4 } from '../../../../../src/app/(payload)/components/dashboard/trends-widget'
import { LinksWidget as LinksWidget_767c41da424e6ec636bb300cc3070b1e } from '../../../../../src/app/(payload)/components/dashboard/links-widget'
import { SchedulesWidget as SchedulesWidget_77d48efc45d23959195dd6982581ce7f } from '../../../../../src/app/(payload)/components/dashboard/schedules-widget'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/app/(payload)/components/no-diff#NoDiff": NoDiff_fa672b81b877f138ea5c68731858c879,
  "/src/app/(payload)/components/price-cell#PriceCell": PriceCell_b7529ce49a256cdca7f3c1db70a8c93c,
  "/src/app/(payload)/components/price-field#PriceField": PriceField_5416ead9910213c99dd70d39bb6eb190,
  "/src/app/(payload)/components/price-diff#PriceDiff": PriceDiff_44f7367d2094f64e791f1ee222e160b6,
  "/src/app/(payload)/components/gift/image-order#ImageOrder": ImageOrder_a3cb17a74874fcf301d634142cc356c6,
  "/src/app/(payload)/components/gift/publish-checklist#PublishChecklist": PublishChecklist_8e07786e9918812c2d00268bf2daa0e8,
  "/src/app/(payload)/components/view-on-site#ViewOnSite": ViewOnSite_45dd134821b72bff031c42bfc39987d1,
  "/src/app/(payload)/components/links/link-desk#LinkDesk": LinkDesk_9c3a4e929c00eda2eb40289abea6eb0f,
  "/src/app/(payload)/components/list/readable-cells#BooleanCell": BooleanCell_3827c2446088803d7251c86e010e41e7,
  "/src/app/(payload)/components/list/thumbnail-cell#ThumbnailCell": ThumbnailCell_fc8f6c0b960ff936220a28093cd12805,
  "/src/app/(payload)/components/list/readable-cells#NumberCell": NumberCell_3827c2446088803d7251c86e010e41e7,
  "/src/app/(payload)/components/exchange/export-gifts#ExportGifts": ExportGifts_0bad8a45b353bc8eea7bfa6c0b6c11ac,
  "/src/app/(payload)/components/gift/missing-count#MissingCount": MissingCount_03bd0babba678ef2fdb85324d1585053,
  "/src/app/(payload)/components/form/unsaved-work#UnsavedWork": UnsavedWork_0199b9c6437ffe6294cf8ad9a162dc32,
  "/src/app/(payload)/components/gift/publish-gift-button#PublishGiftButton": PublishGiftButton_4a7dcffb3da215bf41a2cd244598aa2d,
  "/src/app/(payload)/components/history/history-view#HistoryView": HistoryView_6e426691ffb3f7f93a852736cf5b4166,
  "/src/app/(payload)/components/form/edit-view#EditView": EditView_90a88aad9de060ecca4c4a403bc7f374,
  "/src/app/(payload)/components/media/entry-image-field#EntryImageField": EntryImageField_ae74d3f3797e4edd368c871511bb4f18,
  "/src/app/(payload)/components/media/folder-field#FolderField": FolderField_44f0854806a3b7b0fb267a3a61fecd86,
  "/src/app/(payload)/components/media/file-reason#FileReason": FileReason_4492c856d89906c74d9645b81f199541,
  "/src/app/(payload)/components/list/readable-cells#FileSizeCell": FileSizeCell_3827c2446088803d7251c86e010e41e7,
  "/src/app/(payload)/components/media/unused-media#UnusedMedia": UnusedMedia_fe312e9d25b17cdb39edd019be0b5d5b,
  "/src/app/(payload)/components/list/readable-cells#WordsCell": WordsCell_3827c2446088803d7251c86e010e41e7,
  "/src/app/(payload)/components/exchange/import-desk#ImportDesk": ImportDesk_cbf966989b1e78976997f85b47577efe,
  "/src/app/(payload)/components/exchange/import-start#ImportStart": ImportStart_44a52277d405f057427d752b1b4764ce,
  "/src/app/(payload)/components/campaign/campaign-desk#CampaignDesk": CampaignDesk_e80883605b26dbde6077c611d0f2af71,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/app/(payload)/components/campaign/campaign-preview#CampaignPreviewField": CampaignPreviewField_af55add9da05626ef1840803b16aa0c3,
  "/src/app/(payload)/components/campaign/moment-cell#MomentCell": MomentCell_48f83915f1779f6eeeb9faf91fd6bfcf,
  "/src/app/(payload)/components/webhooks/webhook-desk#WebhookDesk": WebhookDesk_27b3994e258b5838ec3133cb6a289b9d,
  "/src/app/(payload)/components/webhooks/delivery-desk#DeliveryDesk": DeliveryDesk_50c8b6417cecaaafe13bb450c1137e5a,
  "/src/app/(payload)/components/history/changes-cell#ChangesCell": ChangesCell_9d4a64126103e2ebae89f1cbaf05e794,
  "/src/app/(payload)/components/history/changes-field#ChangesField": ChangesField_96c13112633a3ec001fcf12e1109f6d8,
  "/src/app/(payload)/components/api-keys/key-state-field#KeyStateField": KeyStateField_fee26d784f2cdddc0b0f4ba3e2d8c751,
  "/src/app/(payload)/components/api-keys/key-state-cell#KeyStateCell": KeyStateCell_d652cb9afceced32fd392f73cf66ff50,
  "/src/app/(payload)/components/api-keys/issue-key#IssueKey": IssueKey_954b85ce31a82e8f5e9e8bff7a6dfd9d,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "/src/app/(payload)/components/list/saved-columns-field#SavedColumnsField": SavedColumnsField_91e971d7dc10f1e9ab465083dfa1e426,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/app/(payload)/components/brand-icon#BrandIcon": BrandIcon_0d9e13f7fc9efa9dc3c72556e6918295,
  "/src/app/(payload)/components/logo#Logo": Logo_059905492698ba60c32cda541617834b,
  "/src/app/(payload)/components/dashboard/greeting#Greeting": Greeting_83e5daddda9fdb22141f21bedecbc603,
  "/src/app/(payload)/components/webhooks/webhooks-notice#WebhooksNotice": WebhooksNotice_cf277e4e99ddf1da793e09ab8c9a6387,
  "/src/app/(payload)/components/list/open-sidebar#OpenSidebar": OpenSidebar_e45f66c18748e0abef4679728f9c5f7b,
  "/src/app/(payload)/components/requests/intercept-requests#InterceptRequests": InterceptRequests_9f3a292c2e053f49c77232a160873afb,
  "/src/app/(payload)/components/form/word-toasts#WordToasts": WordToasts_4d296edb720ffb0099620f2f750ced6c,
  "/src/app/(payload)/components/names/mend-markup#MendMarkup": MendMarkup_df433143fabef353744f3ba442daeef1,
  "/src/app/(payload)/components/dashboard/traffic-widget#TrafficWidget": TrafficWidget_2173403c49da1a7867f37c3d1b1302ff,
  "/src/app/(payload)/components/dashboard/inbox-widget#InboxWidget": InboxWidget_2db1feb0c4f529c848fa197f515c348f,
  "/src/app/(payload)/components/dashboard/gaps-widget#GapsWidget": GapsWidget_0bb908759ca03e5de30c219e50a6c9aa,
  "/src/app/(payload)/components/dashboard/searches-widget#SearchesWidget": SearchesWidget_0270b7ef65be1c4a773df8c9992c8e77,
  "/src/app/(payload)/components/dashboard/trends-widget#TopGiftsWidget": TopGiftsWidget_30b7371ebb86837353db65e534cd13e4,
  "/src/app/(payload)/components/dashboard/trends-widget#FallingGiftsWidget": FallingGiftsWidget_30b7371ebb86837353db65e534cd13e4,
  "/src/app/(payload)/components/dashboard/links-widget#LinksWidget": LinksWidget_767c41da424e6ec636bb300cc3070b1e,
  "/src/app/(payload)/components/dashboard/schedules-widget#SchedulesWidget": SchedulesWidget_77d48efc45d23959195dd6982581ce7f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
