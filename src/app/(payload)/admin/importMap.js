import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ExportLink as ExportLink_886ce0ac5e0f91c41ba63aa5513b6179 } from '@/cms/admin/export-link'
import { DownloadFile as DownloadFile_aeb6995d3c60f890ba5091e55340e9ca } from '@/cms/admin/download-file'
import { ResendButton as ResendButton_08a2dd3e24c4d0db376d85bf807b3086 } from '@/cms/admin/mail-queue/resend-button'
import { SendNewsletter as SendNewsletter_568d6f6d7962874fb2d09a92ebb1988b } from '@/cms/admin/send-newsletter'
import { PrivacyActions as PrivacyActions_628d78f24399dd73bb2dd343100210c3 } from '@/cms/admin/privacy-actions'
import { PrivacyClock as PrivacyClock_c1856c3a02cdca2f19950b708155ef67 } from '@/cms/admin/privacy-clock'
import { ImportLink as ImportLink_ceebf55a12c05e68d58fffc2d4974c97 } from '@/cms/admin/import-link'
import { OptOutRegisterLink as OptOutRegisterLink_66a60a82d5884d8729d926e3fc68d4fc } from '@/cms/admin/opt-out-register-link'
import { InboxCard as InboxCard_8147f758a7d3beff19bce017824cef33 } from '@/cms/admin/inbox/inbox-link'
import { InboxLink as InboxLink_8147f758a7d3beff19bce017824cef33 } from '@/cms/admin/inbox/inbox-link'
import { MailQueueLink as MailQueueLink_8b880a41d42ce07f897633827690f52d } from '@/cms/admin/mail-queue/mail-queue-link'
import { ImportView as ImportView_eaf00837187782e4c03c1041d1e3b272 } from '@/cms/admin/import-view'
import { OptOutRegisterView as OptOutRegisterView_074f9bb8faf7bf92aaa88aaa99d550ed } from '@/cms/admin/opt-out-register-view'
import { InboxView as InboxView_f3fdad65306c200c3c4900283bfdf8f1 } from '@/cms/admin/inbox/inbox-view'
import { MailQueueView as MailQueueView_8085a6939dd1b5990c04ca3145d5ca7f } from '@/cms/admin/mail-queue/mail-queue-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/cms/admin/export-link#ExportLink": ExportLink_886ce0ac5e0f91c41ba63aa5513b6179,
  "@/cms/admin/download-file#DownloadFile": DownloadFile_aeb6995d3c60f890ba5091e55340e9ca,
  "@/cms/admin/mail-queue/resend-button#ResendButton": ResendButton_08a2dd3e24c4d0db376d85bf807b3086,
  "@/cms/admin/send-newsletter#SendNewsletter": SendNewsletter_568d6f6d7962874fb2d09a92ebb1988b,
  "@/cms/admin/privacy-actions#PrivacyActions": PrivacyActions_628d78f24399dd73bb2dd343100210c3,
  "@/cms/admin/privacy-clock#PrivacyClock": PrivacyClock_c1856c3a02cdca2f19950b708155ef67,
  "@/cms/admin/import-link#ImportLink": ImportLink_ceebf55a12c05e68d58fffc2d4974c97,
  "@/cms/admin/opt-out-register-link#OptOutRegisterLink": OptOutRegisterLink_66a60a82d5884d8729d926e3fc68d4fc,
  "@/cms/admin/inbox/inbox-link#InboxCard": InboxCard_8147f758a7d3beff19bce017824cef33,
  "@/cms/admin/inbox/inbox-link#InboxLink": InboxLink_8147f758a7d3beff19bce017824cef33,
  "@/cms/admin/mail-queue/mail-queue-link#MailQueueLink": MailQueueLink_8b880a41d42ce07f897633827690f52d,
  "@/cms/admin/import-view#ImportView": ImportView_eaf00837187782e4c03c1041d1e3b272,
  "@/cms/admin/opt-out-register-view#OptOutRegisterView": OptOutRegisterView_074f9bb8faf7bf92aaa88aaa99d550ed,
  "@/cms/admin/inbox/inbox-view#InboxView": InboxView_f3fdad65306c200c3c4900283bfdf8f1,
  "@/cms/admin/mail-queue/mail-queue-view#MailQueueView": MailQueueView_8085a6939dd1b5990c04ca3145d5ca7f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
