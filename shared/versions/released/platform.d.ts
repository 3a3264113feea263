declare module 'platform/remotes' {
export * from 'within platform/remotes/modules';
export * from 'within platform/remotes/Remote';
export * from 'within platform/remotes/registry';
}

declare module 'platform/routing' {
export { createBrowserRouter, createMemoryRouter, Link, Navigate, NavLink, Outlet, type RouteObject, RouterProvider, ScrollRestoration, useBlocker, useLocation, useNavigate, useNavigationType, useParams, useRouteError, useSearchParams, } from 'react-router';
}

declare module 'platform/services' {
export * from 'within platform/services/services';
export { useIsOnline } from 'within platform/services/useIsOnline';
}

declare module 'platform/standalone' {
import type { ReactNode } from 'react';
/** Shows a remote's parts alone, for the team that makes them: `npm run dev -w mf-files`. */
export function standalone(parts: ReactNode): void;
}

declare module 'platform/store' {
export { skipToken } from '@reduxjs/toolkit/query/react';
export { Provider as StoreProvider } from 'react-redux';
export * from 'within platform/store/api';
export * from 'within platform/store/app';
export * from 'within platform/store/endSession';
export * from 'within platform/store/failedCall';
export * from 'within platform/store/formCalls';
export * from 'within platform/store/idempotency';
export * from 'within platform/store/randomId';
export * from 'within platform/store/session';
export * from 'within platform/store/store';
}

declare module 'platform/ui' {
export { Button, ConfigProvider } from 'antd';
export { ErrorBoundary } from 'react-error-boundary';
export * from 'within platform/ui/FieldFrame';
export * from 'within platform/ui/LazyPart';
export * from 'within platform/ui/Loading';
export * from 'within platform/ui/NativeInput';
export * from 'within platform/ui/NativeSelect';
export * from 'within platform/ui/NativeTextArea';
export * from 'within platform/ui/Notice';
export * from 'within platform/ui/theme/Theme';
export * from 'within platform/ui/theme/themeStyles';
export * from 'within platform/ui/usePart';
export * from 'within platform/ui/useSettled';
}

declare module 'platform/ui/choice' {
export { Checkbox, Radio } from 'antd';
}

declare module 'platform/ui/dialog' {
export { Modal } from 'antd';
}

declare module 'platform/ui/html' {
export * from 'within platform/ui/SafeHtml';
export * from 'within platform/ui/sanitise';
}

declare module 'platform/ui/input' {
export { Input } from 'antd';
}

declare module 'platform/ui/list' {
export type { Column, Value } from 'within platform/ui/list/column';
export type { Filter, Tab } from 'within platform/ui/list/findRows';
export { ListTable } from 'within platform/ui/list/ListTable';
export type { ListDialog } from 'within platform/ui/list/listDialog';
export type { AddChoice, BulkAction, ListTableProps, Outcome, RowAction } from 'within platform/ui/list/listProps';
export { useListDialog } from 'within platform/ui/list/useListDialog';
}

declare module 'platform/ui/menu' {
export { Menu } from 'within platform/ui/list/Menu';
export { PopoverButton } from 'within platform/ui/list/PopoverButton';
export { saveFile } from 'within platform/ui/list/saveFile';
}

declare module 'platform/ui/qr' {
export { QRCode } from 'antd';
}

declare module 'platform/ui/select' {
export { Select } from 'antd';
}

declare module 'platform/ui/status' {
export * from 'within platform/ui/status/RoleTags';
export * from 'within platform/ui/status/StatusSign';
}

declare module 'platform/ui/tooltip' {
export { Tooltip } from 'antd';
}

declare module 'platform/ui/upload' {
export { Upload } from 'antd';
}

declare module 'platform/zod' {
/** As much of zod as the contract is written with: its one copy in a page comes from the host. */
export type { core, infer, input, output, ZodType } from 'zod';
export { array, boolean, custom, discriminatedUnion, email, enum, int, int32, iso, lazy, literal, looseObject, looseRecord, null, number, object, record, strictObject, string, tuple, union, unknown, void, } from 'zod';
}

declare module 'within platform/remotes/Remote' {
import { type ReactNode } from 'react';
import type { PropsOf, RemoteModule } from 'within platform/remotes/modules';
/** How a host draws a remote's module: loading, failure and retry are its affair. */
export type DrawRemote = (of: RemoteModule, props: object, fallback: ReactNode) => ReactNode;
export const RemoteProvider: import("react").Provider<DrawRemote | undefined>;
/** How remotes are drawn here, for a part that draws some of them otherwise. */
export function useDrawRemote(): DrawRemote;
/**
 * Draws a module of another part, typed from the contract. While it loads, `fallback` keeps its place; if it cannot
 * load, a notice with Try again stands there and everything around it goes on.
 */
export function Remote<M extends RemoteModule>({ of, fallback, ...props }: {
    of: M;
    fallback?: ReactNode;
} & PropsOf<M>): ReactNode;
}

declare module 'within platform/remotes/modules' {
import type { ComponentType, ReactNode } from 'react';
import type { ApplicationDetails, ApplicationInvoice, ContentType, Enquiry, ExamEntry, FileAnswer, FileOwner, FormDefinition, Invoice, ListedFile, PageAnswers, PageDefinition, StoredForm } from '@forms/shared/contract';
/** A form by its slug. `hash` names the draft that it resumes. */
export interface FormPageProps {
    slug: string;
    hash?: string | undefined;
    /** The person came to it by Back or Forward: where they have sent it, it leads to what became of it. */
    isReturn?: boolean;
    /** Takes the answers of a form without errors in the server's stead. */
    onSubmitForm?(pages: PageAnswers[]): void;
    /** The answers so far, when a submit was refused for errors in them. */
    onSaveCurrent?(pages: PageAnswers[]): void;
    /** Cancel mode: Clear becomes Cancel, and asks nothing. */
    onCancel?(): void;
    /** Errors show at their fields and in the summary, without the dialog. */
    suppressErrorsDialog?: boolean;
}
/** The private page of what was sent. `link` is the secret of its address. */
export interface ApplicationPageProps {
    link: string;
}
/** What waits in this browser to be sent; it draws nothing. */
export interface OutboxProps {
    /** The person wants to see a form: leads to its path. */
    onOpen(path: string): void;
}
/** A form's definition as text, with a preview, for those who write forms. */
export interface FormEditorProps {
    slug: string;
    /** It is looked at, not changed. */
    readOnly: boolean;
}
/** The answers of a form, read-only. `onChange` draws a Change link a page. */
export interface AnswersProps {
    definition: FormDefinition;
    pages: readonly PageAnswers[];
    onChange?: ((page: PageDefinition) => void) | undefined;
}
/** A box to write rich text in, under its label. HTML comes in and goes out; empty when nothing is written. */
export interface RichTextProps {
    label: string;
    value: string;
    /** What is wrong with it, said at the box. */
    error?: string | undefined;
    onChange(html: string): void;
}
/** The exam entry table of a `form-exams-api` field, with its dialog. */
export interface ExamEntriesProps {
    value: readonly ExamEntry[];
    onChange(entries: ExamEntry[]): void;
    onBlur?(): void;
    readOnly?: boolean;
    /** Ids that tie the field's label, hint and error to the table. */
    labelledBy?: string | undefined;
    describedBy?: string | undefined;
    invalid?: boolean | undefined;
}
/** The files of an `uploader` field: those uploaded, and those on their way. */
export interface UploaderProps {
    value: readonly FileAnswer[];
    onChange(files: FileAnswer[]): void;
    onBlur?(): void;
    /** They become its own as soon as they have arrived; without it they are visitors', until a form is submitted. */
    owner?: FileOwner | undefined;
    /** They are sent as a document that an application asks for, by the secret of its page: in place of an owner. */
    application?: {
        link: string;
        document: string;
    } | undefined;
    /** Offers to take a photograph, on a device that is held in the hand. */
    camera?: boolean;
    /** The secret word that a visitor's files are sent by, and taken back by until the form is submitted. */
    session?: string | undefined;
    /** Where the server tells of a visitor's files, by their id behind it; `/file/` where it is not said. */
    getAPI?: string | undefined;
    /** What the files are kept as; with several, the person says which. */
    uploadTypes?: readonly ContentType[] | undefined;
    readOnly?: boolean;
    noDelete?: boolean;
    /** Ids that tie the field's label, hint and error to the uploader. */
    labelledBy?: string | undefined;
    describedBy?: string | undefined;
    invalid?: boolean | undefined;
}
/** The last page of a form with an invoice: fees, declarations and the ways to pay. It posts the form. */
export interface InvoicePageProps {
    form: StoredForm;
    /** Names this filling in of the form: sent again, it is the same submission. */
    journey: string;
    /** The draft behind a link that the submission ends. */
    draftHash?: string | undefined;
    title: string;
    /** The form read-only, drawn by the form itself. */
    answers: ReactNode;
    /** The answers to be posted: shown pages and fields only. */
    pages: readonly PageAnswers[];
    onBack(): void;
    /** The server refused answers; the form shows where. */
    onRefused(errors: {
        page: string;
        field: string;
        message: string;
    }[]): void;
    /**
     * The enquiry is stored and its payment settled or arranged: nothing may be changed any more. `link` is the secret of
     * its private page, where the server gives one.
     */
    onComplete(link?: string): void;
}
/** The money of a stored application, for whoever sent it. */
export interface ApplicationPaymentProps {
    /** The invoice's title. */
    title: string;
    details: ApplicationDetails;
    invoice: ApplicationInvoice;
    /** Something is to be paid, and can be paid now. */
    isOwing: boolean;
    /** It was paid, or a way to pay was chosen. */
    onChange(): void;
}
/** An invoice as staff write it: its head, lines, instalments and status. */
export interface InvoiceEditorProps {
    invoiceId: string;
    /** Hears the invoice when it comes, and as it is after each change. Give it a stable function. */
    onShow?(invoice: Invoice): void;
}
/** Bank statements: imported, and their rows matched with invoices. */
export type StatementsProps = Record<never, never>;
/** What staff see and do about an enquiry's payment and letters. */
export interface EnquiryPaymentProps {
    enquiry: Enquiry;
}
/** The files of one owner or, without one, all there are. */
export interface FileListProps {
    owner?: FileOwner | undefined;
    /** As students see it: their own files that staff have made visible, without the columns Locked and Visible. */
    studentMode?: boolean;
    /** Without the columns Locked and Visible. */
    noToggles?: boolean;
    /** Nothing is added, changed or deleted. */
    readOnly?: boolean;
    noDownload?: boolean;
    noDelete?: boolean;
    /** As high as its rows instead of the window. */
    amongOthers?: boolean;
}
/** A file within a dialog. */
export interface FilePreviewProps {
    fileId: string;
    /** Those among which it stands: previous and next lead to the others. */
    files?: readonly ListedFile[] | undefined;
    onNavigate?(fileId: string): void;
    readOnly?: boolean | undefined;
    noDownload?: boolean | undefined;
}
export interface FilePageProps {
    fileId: string;
}
export interface ContactFormProps {
    /** The page that the enquiry is sent from. */
    page: string;
    heading?: string;
    caption?: string;
}
/** What a module is given that a remote brings as a page. */
export interface RoutePageProps {
    /** What follows the page's own path in the address, as `42` of `/library/42`; undefined where nothing does. */
    hash: string | undefined;
}
/**
 * Every module that one part may draw of another: `<Remote of="mf-forms/FormPage" slug="…" />`. What a remote exposes
 * checks itself with it: `export default FormPage satisfies RemoteModules['mf-forms/FormPage']`.
 */
export interface RemoteModules {
    'mf-forms/FormPage': ComponentType<FormPageProps>;
    'mf-forms/ApplicationPage': ComponentType<ApplicationPageProps>;
    'mf-forms/Outbox': ComponentType<OutboxProps>;
    'mf-forms/FormEditor': ComponentType<FormEditorProps>;
    'mf-forms/Answers': ComponentType<AnswersProps>;
    'mf-forms/RichText': ComponentType<RichTextProps>;
    'mf-exams-payments/ExamEntries': ComponentType<ExamEntriesProps>;
    'mf-exams-payments/InvoicePage': ComponentType<InvoicePageProps>;
    'mf-exams-payments/ApplicationPayment': ComponentType<ApplicationPaymentProps>;
    'mf-exams-payments/InvoiceEditor': ComponentType<InvoiceEditorProps>;
    'mf-exams-payments/EnquiryPayment': ComponentType<EnquiryPaymentProps>;
    'mf-exams-payments/Statements': ComponentType<StatementsProps>;
    'mf-files/FileList': ComponentType<FileListProps>;
    'mf-files/FilePreview': ComponentType<FilePreviewProps>;
    'mf-files/FilePage': ComponentType<FilePageProps>;
    'mf-files/Uploader': ComponentType<UploaderProps>;
    'mf-contact/ContactForm': ComponentType<ContactFormProps>;
}
export type RemoteModule = keyof RemoteModules;
export type PropsOf<M extends RemoteModule> = M extends RemoteModule ? RemoteModules[M] extends ComponentType<infer P> ? P : never : never;
}

declare module 'within platform/remotes/registry' {
export type { RemoteEntry } from '@forms/shared/contract';
}

declare module 'within platform/services/services' {
import { type ReactNode } from 'react';
export interface Toast {
    message: string;
    kind: 'positive' | 'info' | 'warning' | 'negative';
    /** How long it stays, in milliseconds, not counting while it is hovered or focused; five seconds where it is not said. */
    duration?: number;
    actions?: {
        label: string;
        onPress(): void;
    }[];
}
export interface Question {
    title: string;
    message?: ReactNode;
    yes?: string;
    no?: string;
}
/**
 * What went wrong, for a bug report. Never what a person has entered; what is quoted in it, addresses, numbers and
 * keys are taken out, and of `response` only an error answer of the server is sent.
 */
export interface BugCause {
    message: string;
    /** An error's `stack`: of it only where in the code it was thrown is sent. */
    stack?: string;
    /** The body of the answer. */
    response?: string;
    status?: number;
    /** Which call, as `GET /file/:id`. */
    request?: string;
    /** Where the service stands. */
    api?: string;
}
/** What the host does for every part: feedback in one place, in one voice. Remotes never draw their own. */
export interface HostServices {
    toast(toast: Toast): void;
    /** A dialog with one way out; resolves when it is closed. */
    popup(notice: {
        title: string;
        message: ReactNode;
        ok?: string;
    }): Promise<void>;
    /** Resolves true for yes. */
    confirm(question: Question): Promise<boolean>;
    /** Resolves the text, or undefined when dismissed. What is secret is not shown while it is typed. */
    prompt(question: Question & {
        label: string;
        isSecret?: boolean;
    }): Promise<string | undefined>;
    /** Shows a failed call in the words and for the time that the specification gives its status. */
    requestError(error: unknown): void;
    /** Asks for detail, then sends a bug report. */
    reportBug(cause: BugCause): Promise<void>;
}
export const ServicesProvider: import("react").Provider<HostServices | undefined>;
/** The host's services. Throws outside a host, a standalone page or a test with `renderInHost`. */
export function useServices(): HostServices;
}

declare module 'within platform/services/useIsOnline' {
/** Whether the device has a network at all, as far as the browser knows. */
export const useIsOnline: () => boolean;
}

declare module 'within platform/store/api' {
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type * as z from 'zod';
import { type Route, type SiteSettings } from '@forms/shared/contract';
type In<S> = S extends z.ZodType ? z.input<S> : never;
/** What a call of this route takes: its path parameters, its query, its body, and headers where it has any. */
export type CallOf<R extends Route> = (R extends {
    params: infer P;
} ? {
    params: In<P>;
} : unknown) & (R extends {
    query: infer Q;
} ? {
    query?: In<Q>;
} : unknown) & (R extends {
    body: infer B;
} ? {
    body: In<B>;
} : unknown) & {
    headers?: Record<string, string>;
};
/** A call's argument; nothing where the route needs nothing. */
export type ArgOf<R extends Route> = 'params' extends keyof R ? CallOf<R> : 'body' extends keyof R ? CallOf<R> : 'query' extends keyof R ? CallOf<R> | void : void;
/** What a call of this route answers. */
export type AnswerOf<R extends Route> = z.output<R['answer']>;
/** A call as the base query takes it. */
export interface CallRequest extends FetchArgs {
    service: Route['service'];
    /** The route's method and path, its parameters not filled in: what may be said of a call without saying whose. */
    name?: string;
    /** Whether only some may make the call: then a 401 says that the sign-in is over. */
    guarded?: boolean;
}
/** A call that failed: which one it was, its parameters not filled in, and where its service stands. */
export type FailedCall = FetchBaseQueryError & {
    request?: string;
    api?: string;
};
/**
 * Where the two services stand, and what takes an answer that came with the page, by its address; undefined where none
 * did. Called once, before the first call.
 */
export const setBases: (settings: Pick<SiteSettings, "apiBase" | "contentBase">, given?: (address: string) => unknown) => void;
/** The address of a route's path under its service, its parameters filled in. */
export const addressOf: (route: Route, params?: Record<string, string>) => string;
/** The one api of the product. Each app injects its own endpoints, their names beginning with the app's. */
export const api: import("@reduxjs/toolkit/query").Api<BaseQueryFn<CallRequest, unknown, FailedCall, object, FetchBaseQueryMeta>, {}, "api", "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", typeof import("@reduxjs/toolkit/query").coreModuleName | typeof import("@reduxjs/toolkit/query/react").reactHooksModuleName>;
/** An endpoint's request by where the call stands, without its answer's schema. */
export const request: (route: Pick<Route, "service" | "method" | "path" | "allow" | "anonymous">) => (arg: unknown) => CallRequest;
/**
 * An endpoint's request and answer from the contract's row:
 * `build.query(call(routes.examSeries))`.
 */
export function call<R extends Route>(route: R): {
    query: (arg: ArgOf<R>) => CallRequest;
    transformResponse: (answer: AnswerOf<R>) => z.core.output<R["answer"]>;
    responseSchema: StandardSchemaV1<AnswerOf<R>>;
};
export {};
}

declare module 'within platform/store/app' {
import { type PayloadAction } from '@reduxjs/toolkit';
import { type Campus, type HeaderImage, type Language, type TitleOption } from '@forms/shared/contract';
/** What the shell knows of itself and of the page it shows. */
export interface AppState {
    app: string;
    version: string;
    campus: Campus;
    /** Only for looks, and true until a call says otherwise: the server decides on every call. */
    loggedIn: boolean;
    titles: TitleOption[];
    pageTitle: string;
    pageSubtitle: string;
    /** What the window is called in the page's title's stead, as where somebody is in a form; empty where that will do. */
    windowTitle: string;
    headerImage: HeaderImage | null;
    /** The language that the page is written in, which is not always the shell's. */
    pageLanguage: Language;
}
/** The heading of the page now shown. Without a subtitle and a header image there are none; the language is English. */
export interface PageHeading {
    title: string;
    subtitle?: string;
    headerImage?: HeaderImage | null;
    language?: Language;
}
export const app: import("@reduxjs/toolkit").Slice<AppState, {
    campusChosen: (state: {
        app: string;
        version: string;
        campus: Campus;
        loggedIn: boolean;
        titles: {
            id: string;
            label: string;
        }[];
        pageTitle: string;
        pageSubtitle: string;
        windowTitle: string;
        headerImage: {
            alt: string;
            sizes: {
                src: string;
                width: number;
                height: number;
            }[];
        } | null;
        pageLanguage: Language;
    }, { payload }: PayloadAction<Campus>) => void;
    login: (state: {
        app: string;
        version: string;
        campus: Campus;
        loggedIn: boolean;
        titles: {
            id: string;
            label: string;
        }[];
        pageTitle: string;
        pageSubtitle: string;
        windowTitle: string;
        headerImage: {
            alt: string;
            sizes: {
                src: string;
                width: number;
                height: number;
            }[];
        } | null;
        pageLanguage: Language;
    }) => void;
    loginLost: (state: {
        app: string;
        version: string;
        campus: Campus;
        loggedIn: boolean;
        titles: {
            id: string;
            label: string;
        }[];
        pageTitle: string;
        pageSubtitle: string;
        windowTitle: string;
        headerImage: {
            alt: string;
            sizes: {
                src: string;
                width: number;
                height: number;
            }[];
        } | null;
        pageLanguage: Language;
    }) => void;
    titlesLoaded: (state: {
        app: string;
        version: string;
        campus: Campus;
        loggedIn: boolean;
        titles: {
            id: string;
            label: string;
        }[];
        pageTitle: string;
        pageSubtitle: string;
        windowTitle: string;
        headerImage: {
            alt: string;
            sizes: {
                src: string;
                width: number;
                height: number;
            }[];
        } | null;
        pageLanguage: Language;
    }, { payload }: PayloadAction<TitleOption[]>) => void;
    pageShown: (state: {
        app: string;
        version: string;
        campus: Campus;
        loggedIn: boolean;
        titles: {
            id: string;
            label: string;
        }[];
        pageTitle: string;
        pageSubtitle: string;
        windowTitle: string;
        headerImage: {
            alt: string;
            sizes: {
                src: string;
                width: number;
                height: number;
            }[];
        } | null;
        pageLanguage: Language;
    }, { payload }: PayloadAction<PageHeading>) => void;
    windowNamed: (state: {
        app: string;
        version: string;
        campus: Campus;
        loggedIn: boolean;
        titles: {
            id: string;
            label: string;
        }[];
        pageTitle: string;
        pageSubtitle: string;
        windowTitle: string;
        headerImage: {
            alt: string;
            sizes: {
                src: string;
                width: number;
                height: number;
            }[];
        } | null;
        pageLanguage: Language;
    }, { payload }: PayloadAction<string>) => void;
}, "app", "app", import("@reduxjs/toolkit").SliceSelectors<AppState>>;
}

declare module 'within platform/store/endSession' {
export {};
}

declare module 'within platform/store/failedCall' {
import type * as z from 'zod';
import { type PathError } from '@forms/shared/contract';
/** What the server answered to a call that failed, read by a schema; undefined where no such answer came. */
export const answerIn: <Schema extends z.ZodType>(error: unknown, schema: Schema) => z.output<Schema> | undefined;
/** What of its body a call that failed was refused for, as `newPassword`; nothing where it failed for another reason. */
export const pathErrorsIn: (error: unknown) => PathError[];
/** The same, what each place was refused for. */
export const errorsByPath: (error: unknown) => Partial<Record<string, string>>;
}

declare module 'within platform/store/formCalls' {
import type { routes } from '@forms/shared/contract';
import { type AnswerOf, type ArgOf } from 'within platform/store/api';
/** A form as it is asked for and answered, by name: a change of the forms' own schemas is none of the platform. */
export interface FormAsked extends ArgOf<typeof routes.form> {
}
export interface FormAnswered extends AnswerOf<typeof routes.form> {
}
export interface FormChange extends ArgOf<typeof routes.changeForm> {
}
export interface FormChanged extends AnswerOf<typeof routes.changeForm> {
}
/**
 * A form's definition, for the shell as for its part: what one has asked for, the other need not. Its answer is not
 * checked here, since its schema is the part's own.
 */
export const formCalls: import("@reduxjs/toolkit/query").Api<import("@reduxjs/toolkit/query").BaseQueryFn<import("within platform/store/api").CallRequest, unknown, import("within platform/store/api").FailedCall, object, import("@reduxjs/toolkit/query").FetchBaseQueryMeta>, {
    form: import("@reduxjs/toolkit/query").QueryDefinition<FormAsked, import("@reduxjs/toolkit/query").BaseQueryFn<import("within platform/store/api").CallRequest, unknown, import("within platform/store/api").FailedCall, object, import("@reduxjs/toolkit/query").FetchBaseQueryMeta>, "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", FormAnswered, "api", unknown>;
    changeForm: import("@reduxjs/toolkit/query").MutationDefinition<FormChange, import("@reduxjs/toolkit/query").BaseQueryFn<import("within platform/store/api").CallRequest, unknown, import("within platform/store/api").FailedCall, object, import("@reduxjs/toolkit/query").FetchBaseQueryMeta>, "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", FormChanged, "api", unknown>;
}, "api", "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", typeof import("@reduxjs/toolkit/query").coreModuleName | typeof import("@reduxjs/toolkit/query/react").reactHooksModuleName>;
}

declare module 'within platform/store/idempotency' {
/**
 * The Idempotency-Key of a submission: the same payload of the same journey (one filling in of a form, by its random
 * name) has the same key, so that the server answers with what it already has, even after a reload; an edited payload
 * has another.
 */
export const idempotencyKey: (journey: string, payload: unknown) => string;
}

declare module 'within platform/store/randomId' {
/** 128 random bits as text. `crypto.randomUUID` is missing where the page is not served over https. */
export const randomId: () => string;
}

declare module 'within platform/store/session' {
import { type PayloadAction } from '@reduxjs/toolkit';
/** The person of this session has gone, or another has come: every slice clears what it holds of them. */
export const sessionEnded: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"sessionEnded">;
export interface SessionState {
    userId: string | undefined;
    values: Readonly<Record<string, unknown>>;
}
/** What one person has begun or looked at, and who that is where they are signed in. */
export const session: import("@reduxjs/toolkit").Slice<SessionState, {
    stored: ({ values, ...state }: {
        userId: string | undefined;
        values: {
            [x: string]: unknown;
        };
    }, { payload }: PayloadAction<{
        key: string;
        value: unknown;
    }>) => {
        values: {
            [x: string]: unknown;
        };
        userId: string | undefined;
    };
    belongsTo: (state: {
        userId: string | undefined;
        values: {
            [x: string]: unknown;
        };
    }, { payload }: PayloadAction<string>) => {
        userId: string;
        values: {
            [x: string]: unknown;
        };
    };
}, "session", "session", import("@reduxjs/toolkit").SliceSelectors<SessionState>>;
/**
 * Something of one person's that outlives its component, and nothing else of theirs: it goes when they sign out. `key`
 * is unique in the product and begins with the app's name, as `files/unsaved`; the value is plain data.
 *
 *     const unsaved = sessionValue<Record<string, Mark[]>>('files/unsaved', {});
 *     const marks = useAppSelector(unsaved.of)[fileId];
 *     dispatch(unsaved.set({ ...all, [fileId]: marks }));
 */
export const sessionValue: <T>(key: string, empty: T) => {
    of: ({ session: { values } }: {
        session: SessionState;
    }) => T;
    set: (value: T) => {
        payload: {
            key: string;
            value: unknown;
        };
        type: "session/stored";
    };
};
}

declare module 'within platform/store/store' {
const rootReducer: import("@reduxjs/toolkit").CombinedSliceReducer<{
    session: import("within platform/store/session").SessionState;
    app: import("within platform/store/app").AppState;
    api: import("@reduxjs/toolkit/query").CombinedState<{}, "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", "api">;
}, {
    session: import("within platform/store/session").SessionState;
    app: import("within platform/store/app").AppState;
    api: import("@reduxjs/toolkit/query").CombinedState<{}, "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", "api">;
}, Partial<{
    session: import("within platform/store/session").SessionState;
    app: import("within platform/store/app").AppState;
    api: import("@reduxjs/toolkit/query").CombinedState<{}, "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", "api">;
}>>;
export type RootState = ReturnType<typeof rootReducer>;
export const useAppDispatch: import("react-redux").UseDispatch<import("redux-thunk").ThunkDispatch<{
    session: import("within platform/store/session").SessionState;
    app: import("within platform/store/app").AppState;
    api: import("@reduxjs/toolkit/query").CombinedState<{}, "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", "api">;
}, undefined, import("redux").UnknownAction> & import("redux").Dispatch<import("redux").UnknownAction>>;
export const useAppSelector: import("react-redux").UseSelector<{
    session: import("within platform/store/session").SessionState;
    app: import("within platform/store/app").AppState;
    api: import("@reduxjs/toolkit/query").CombinedState<{}, "Session" | "OwnSession" | "SecondFactor" | "Form" | "Enquiry" | "Invoice" | "Contact" | "File" | "User" | "Waiting", "api">;
}>;
export {};
}

declare module 'within platform/ui/FieldFrame' {
import type { ReactNode } from 'react';
/** The ids that tie a control to its label, hint and error. */
export interface ControlIds {
    id: string;
    labelId: string;
    /** For `aria-describedby`: the error first, then the hint; undefined where there is neither. */
    describedBy: string | undefined;
}
export interface FieldFrameProps {
    /** The control's id; label, hint and error ids derive from it. */
    id: string;
    /** Left out where the control says its own name, as a single checkbox does. */
    label?: ReactNode;
    hint?: ReactNode;
    error?: string | undefined;
    /** Required fields are the rule, so the label says where a field may be left empty. */
    optional?: boolean;
    /** Several controls under one name (radios, checkboxes, a table): drawn as a group, not a label for one control. */
    group?: boolean;
    children(ids: ControlIds): ReactNode;
}
/** Label above, hint under it, error between hint and control with an icon and a bar at the side. */
export function FieldFrame({ id, label, hint, error, optional, group, children }: FieldFrameProps): import("react").JSX.Element;
}

declare module 'within platform/ui/LazyPart' {
import type { ReactNode } from 'react';
import { type LoadPart } from 'within platform/ui/usePart';
interface LazyPartProps<Props> {
    load: LoadPart<Props>;
    /** Keeps the part's place while its code comes. */
    fallback: ReactNode;
    /** What stands in the part's place where its code cannot be had, or where it breaks. */
    failed(error: unknown, retry: () => void): ReactNode;
    props: Props;
}
/** A part whose code comes when it is first drawn; its failure stays within its place. */
export function LazyPart<Props extends object>({ load, fallback, failed, props }: LazyPartProps<Props>): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
export {};
}

declare module 'within platform/ui/Loading' {
/** Grey lines where words will stand: keeps the layout while something loads. `of` says what, to a screen reader. */
export function Loading({ of, lines }: {
    of: string;
    lines?: number;
}): import("react").JSX.Element;
}

declare module 'within platform/ui/NativeInput' {
import type { ComponentProps } from 'react';
/** The browser's own input for one line, in the look of the other controls: a long form has hundreds. */
export function NativeInput({ className, ...input }: ComponentProps<'input'>): import("react").JSX.Element;
}

declare module 'within platform/ui/NativeSelect' {
import type { ComponentProps } from 'react';
/** The browser's own select in the look of the other controls: light, and every keyboard and phone knows how to use it. */
export function NativeSelect(props: ComponentProps<'select'>): import("react").JSX.Element;
}

declare module 'within platform/ui/NativeTextArea' {
import type { ComponentProps } from 'react';
/** The browser's own box for several lines, in the look of the other controls. */
export function NativeTextArea(props: ComponentProps<'textarea'>): import("react").JSX.Element;
}

declare module 'within platform/ui/Notice' {
import type { ReactNode } from 'react';
export interface NoticeProps {
    kind?: 'info' | 'success' | 'warning' | 'error';
    title: ReactNode;
    /** What it means and what can be done. */
    children?: ReactNode;
    /** Buttons, under the words. */
    actions?: ReactNode;
}
/** Something a person should know, where it matters. Errors are announced at once, the rest when there is a pause. */
export function Notice({ kind, title, children, actions }: NoticeProps): import("react").JSX.Element;
}

declare module 'within platform/ui/SafeHtml' {
import { type HtmlKind } from 'within platform/ui/sanitise';
interface SafeHtmlProps {
    html: string;
    /** `page` for a page of the content service; whatever else somebody wrote is a `text`. */
    as?: HtmlKind;
}
/** Somebody's HTML, drawn only after what could do harm has been taken out. */
export function SafeHtml({ html, as }: SafeHtmlProps): import("react").JSX.Element;
export {};
}

declare module 'within platform/ui/list/ListTable' {
import type { ListTableProps } from 'within platform/ui/list/listProps';
/**
 * The list that every list of the product is made of: searched, filtered, sorted and paged in the browser, a table on
 * wide screens and cards on a phone, worked by pointer or by keyboard alone.
 */
export function ListTable<Row>(props: ListTableProps<Row>): import("react").JSX.Element;
}

declare module 'within platform/ui/list/Menu' {
import { type PopoverProps } from 'within platform/ui/list/Popover';
interface MenuProps extends Omit<PopoverProps, 'children'> {
    items: readonly {
        label: string;
        onPress(): void;
        isDangerous?: boolean;
        /** Why it cannot be done now. */
        whyNot?: string | undefined;
    }[];
}
/** Things to choose from, beside the button that opened them. Arrow keys lead through them. */
export function Menu({ items, anchor, label, onClose }: MenuProps): import("react").JSX.Element;
export {};
}

declare module 'within platform/ui/list/Popover' {
import { type ReactNode } from 'react';
export interface PopoverProps {
    /** The button that it belongs to. */
    anchor: HTMLElement;
    label: string;
    onClose(): void;
    children: ReactNode;
}
/** Floats at its button, over all that scrolls. Escape and a press beside it close it; the focus goes back. */
export function Popover({ anchor, onClose, children }: PopoverProps): import("react").JSX.Element;
}

declare module 'within platform/ui/list/PopoverButton' {
import { type ReactNode } from 'react';
interface PopoverButtonProps {
    label: string;
    loading?: boolean;
    isPrimary?: boolean;
    /** What it opens, drawn while it is open. */
    children(anchor: HTMLElement, close: () => void): ReactNode;
}
/** A button that opens something beside it. */
export function PopoverButton({ label, loading, isPrimary, children }: PopoverButtonProps): import("react").JSX.Element;
export {};
}

declare module 'within platform/ui/list/column' {
import type { ReactNode } from 'react';
/** What a column holds of a row, to sort by: numbers by size, text as people order it, nothing last. */
export type Value = string | number | null;
/** A column of a list. Keep a list's columns in a constant: the list works out its texts once for each array. */
export interface Column<Row> {
    /** Names the column in what is kept of the list; unique in it. */
    key: string;
    title: string;
    /** What it is sorted by. */
    value(row: Row): Value;
    /** What is read, searched and exported; the value itself where it is left out. */
    text?(row: Row): string;
    /**
     * Draws the text in another way, as a status with its dot. Controls in it take the `tabIndex`, so that Tab comes to
     * those of one row only.
     */
    draw?(row: Row, tabIndex: 0 | -1): ReactNode;
    /** What stands in an exported file instead of the text, as pounds for an amount that is kept in pence. */
    exported?(row: Row): string | number;
    /** Where the column begins, in CSS pixels; what is left is shared by those that do not say. */
    width?: number;
    /** Long text wraps instead of being cut. */
    wrap?: boolean;
    /** Figures stand at the end, in tabular digits. */
    align?: 'start' | 'end';
    /** Left out, it can be sorted. */
    sortable?: boolean;
    /** It names its row, though it is not the first. */
    isName?: boolean;
}
/** The column that names its row. */
export const namingColumn: <Row>(columns: readonly Column<Row>[]) => Column<Row> | undefined;
export function textOf<Row>(column: Column<Row>, row: Row): string;
}

declare module 'within platform/ui/list/findRows' {
import { type Column } from 'within platform/ui/list/column';
/** A choice that narrows a list to the rows with one value, as a status. */
export interface Filter<Row> {
    /** Unique among the list's filters. */
    key: string;
    label: string;
    /** The row's value, in the words that it is chosen by. */
    of(row: Row): string;
    /** The order of the choices; those it does not name, and all where it is left out, stand by the alphabet. */
    order?: readonly string[];
}
/** One of several lists in one: the rows that belong to it. */
export interface Tab<Row> {
    /** Unique among the list's tabs. */
    key: string;
    label: string;
    has(row: Row): boolean;
}
/**
 * Searches rows by what their columns show. Every word must be found in the row, in any column. The texts are worked
 * out at the first search and kept for the next.
 */
export function searchIn<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): (typed: string) => ((row: Row) => boolean);
/** The values that a filter offers, each with how many rows have it. */
export function choicesOf<Row>(rows: readonly Row[], filter: Filter<Row>): {
    value: string;
    count: number;
}[];
}

declare module 'within platform/ui/list/listDialog' {
import type { ReactNode } from 'react';
import type { ContentType, FileOwner, ListedFile, PageAnswers } from '@forms/shared/contract';
/** What saving comes to: nothing where it is saved, else why it is not. */
export type Saved = string | undefined | void;
/** The dialogs that a list opens. Uploads are their owner's as soon as they have arrived. What `onSave` rejects with is shown by the host, and the dialog stays open. */
export type ListDialog = {
    kind: 'upload';
    title: string;
    owner: FileOwner;
    uploadTypes?: readonly ContentType[];
} | {
    kind: 'text';
    title: string;
    /** What is written about, above the box. */
    lead?: ReactNode;
    label: string;
    value?: string;
    /** Hears every change, so that a text can outlive a dialog that is closed before it is saved. */
    onChange?(html: string): void;
    /** What is wrong with a text; it is said at the box, and nothing is saved. */
    errorIn?(html: string): string | undefined;
    saveLabel?: 'Save' | 'Send';
    onSave(html: string): Saved | Promise<Saved>;
} | {
    kind: 'form';
    title: string;
    /** What is chosen beside the form, above it. */
    lead?: ReactNode;
    slug: string;
    onSave(pages: PageAnswers[]): void | Promise<void>;
} | {
    kind: 'file';
    title: string;
    fileId: string;
    /** Those among which it is the one shown first; previous and next lead to the others. */
    files?: readonly ListedFile[];
    readOnly?: boolean;
    noDownload?: boolean;
};
}

declare module 'within platform/ui/list/listProps' {
import type { PageSize } from '@forms/shared/contract';
import type { Column } from 'within platform/ui/list/column';
import type { Filter, Tab } from 'within platform/ui/list/findRows';
import type { ListDialog } from 'within platform/ui/list/listDialog';
/** What pressing something leads to: a dialog of the list's, or whatever it did itself. */
export type Outcome = ListDialog | undefined | void;
/** What can be done with one row. */
export interface RowAction {
    label: string;
    onPress(): Outcome;
    isDangerous?: boolean;
}
/** One of several things that can be added. */
export interface AddChoice {
    label: string;
    onPress(): Outcome;
}
/** What can be done with all selected rows at once. */
export interface BulkAction<Row> {
    label: string;
    onPress(rows: readonly Row[]): Outcome;
}
export interface ListTableProps<Row> {
    /** Names the list in what the browser keeps of it (widths, page size); unique in the product. */
    id: string;
    /** What people call it, as 'Enquiries'. */
    title: string;
    /** The first column names its row, unless another says that it does. Like `filters` and `tabs`, best a constant. */
    columns: readonly Column<Row>[];
    /** All of the list; undefined until it has come. */
    rows: readonly Row[] | undefined;
    keyOf(row: Row): string;
    /** Newer rows are on their way. */
    isLoading?: boolean;
    /** Why the rows did not come, for the red bar. Rows that are there stay. */
    error?: string | undefined;
    /** Asks for the rows again. */
    onRefresh?(): void;
    /** The address that a row opens at. */
    to?(row: Row): string;
    /** Opens a row in place, where it has no address. */
    onOpen?(row: Row): Outcome;
    actions?(row: Row): readonly RowAction[];
    /** Deletes the rows after the person has confirmed it. A rejection is shown by the host. */
    onDelete?(rows: readonly Row[]): void | Promise<void>;
    /** Why a row cannot be deleted now, said where its Delete is. */
    whyNotDeleted?(row: Row): string | undefined;
    onAdd?(): Outcome;
    /** Where there are several things to add: Add opens a menu of them. */
    addChoices?: readonly AddChoice[];
    /** The words of the Add button. */
    addLabel?: string;
    /** Hears which rows the search, filters, tab and order lead to, on all pages. Give it a stable function. */
    onShow?(rows: readonly Row[]): void;
    filters?: readonly Filter<Row>[];
    tabs?: readonly Tab<Row>[];
    /** `multiple` where there is something to be done with many, `none` elsewhere, when it is left out. */
    selection?: 'none' | 'single' | 'multiple';
    onSelect?(rows: readonly Row[]): void;
    bulkActions?: readonly BulkAction<Row>[];
    /** Lets the list be exported, to files of this name without an ending. */
    exportName?: string;
    pageSize?: PageSize;
    /** What to do next where there is nothing, under 'No entries'. */
    empty?: string;
    /** `page`: as high as the window has room for; `content`: as high as its rows, for a short list among other things. */
    height?: 'page' | 'content';
}
}

declare module 'within platform/ui/list/saveFile' {
/** Gives the person a file to keep. */
export function saveFile(name: string, contents: Blob): void;
}

declare module 'within platform/ui/list/useListDialog' {
import { type ReactNode } from 'react';
import type { Outcome } from 'within platform/ui/list/listProps';
/** A list's dialog on a list or on the page of one of its entries: what opens one, and the one that is open, to be drawn. */
export function useListDialog(): {
    open(outcome: Outcome): void;
    dialog: ReactNode;
};
}

declare module 'within platform/ui/sanitise' {
/** What somebody wrote: a text, as a form's, terms or a letter; or a page of the content service, with pictures. */
export type HtmlKind = 'text' | 'page';
/** Somebody's HTML as elements to stand in the page; what could run, load or be sent is taken out. */
export const cleanedTree: (html: string, kind: HtmlKind) => DocumentFragment;
/**
 * Somebody's text as HTML to draw: words, links, lists and tables; what could run, load or be sent is taken out. A browser
 * that has Trusted Types gets one, to be drawn and not read: TypeScript's DOM calls what it takes a string still.
 */
export const cleanText: (html: string) => string;
/**
 * Markup of any origin, as a clipboard's, to be read and never drawn: it keeps the styles that tell what is bold and
 * what is a list in a word processor. It stands in a document of its own, where nothing loads or runs.
 */
export const markupToRead: (html: string) => Node;
}

declare module 'within platform/ui/status/RoleTags' {
import type { Role } from '@forms/shared/contract';
/** Somebody's roles, each in its colour. */
export function RoleTags({ roles }: {
    roles: readonly Role[];
}): import("react").JSX.Element;
}

declare module 'within platform/ui/status/StatusSign' {
import { type Status } from '@forms/shared/contract';
/** How far something or somebody is, as a coloured sign and a word. */
export function StatusSign({ status }: {
    status: Status;
}): import("react").JSX.Element;
}

declare module 'within platform/ui/theme/Theme' {
import { type ReactNode } from 'react';
import type { Campus } from '@forms/shared/contract';
/** The product's look: antd's theme and the custom properties (`--primary`, `--text-quiet` …) from one palette. */
export function Theme({ campus, children }: {
    campus: Campus;
    children: ReactNode;
}): import("react").JSX.Element;
}

declare module 'within platform/ui/theme/themeStyles' {
}

declare module 'within platform/ui/usePart' {
import { type ComponentType } from 'react';
export type LoadPart<Props> = () => Promise<{
    default: ComponentType<Props>;
}>;
/** Brings a part's code, for whoever draws it later. Rejects where it cannot be had. */
export function bringPart<Props>(load: LoadPart<Props>): Promise<ComponentType<Props>>;
/**
 * A part whose code comes when it is first asked for: undefined until then, with the failure where it cannot be had.
 * Not by React's `lazy`, which shows it up to 300 ms after it has come, and each time anew as if it were on its way.
 */
export function usePart<Props>(load: LoadPart<Props>): {
    Part: ComponentType<Props> | undefined;
    failure: {
        error: unknown;
    } | undefined;
    retry: () => void;
};
}

declare module 'within platform/ui/useSettled' {
/** What was typed, once no key has been pressed for as long as a search waits. */
export function useSettled(typed: string): string;
}
