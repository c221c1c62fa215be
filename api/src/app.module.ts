import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AdminsModule } from './admins/admins.module.js';
import { ResponseCacheModule } from './response-cache/response-cache.module.js';
import { BackupsService } from './backup/backups.service.js';
import { CategoriesModule } from './categories/categories.module.js';
import { CompanyInfoModule } from './company-info/company-info.module.js';
import { ContactsModule } from './contacts/contacts.module.js';
import { CountsModule } from './counts/counts.module.js';
import { DatabaseModule } from './database/database.module.js';
import { FirstStartService } from './demo/first-start.service.js';
import { DocumentsModule } from './documents/documents.module.js';
import { Env } from './env.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { HealthModule } from './health/health.module.js';
import { HistoryModule } from './history/history.module.js';
import { HttpModule } from './http/http.module.js';
import { LOGGER } from './http/logging.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { LoginModule } from './login/login.module.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { SpreadsheetsModule } from './spreadsheets/spreadsheets.module.js';
import { ProductsModule } from './products/products.module.js';
import { RevisionModule } from './revision/revision.module.js';
import { SpecFieldsModule } from './spec-fields/spec-fields.module.js';
import { TrashModule } from './trash/trash.module.js';

@Global()
@Module({})
class EnvModule {
  static forRoot(env: Env, logger: Logger): DynamicModule {
    const providers = [
      { provide: Env, useValue: env },
      { provide: LOGGER, useValue: logger },
    ];
    return { module: EnvModule, providers, exports: [Env, LOGGER] };
  }
}

@Module({})
export class AppModule {
  static forRoot(env: Env, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.forRoot(env, logger),
        HttpModule,
        DatabaseModule.forRoot(),
        ResponseCacheModule,
        LoginModule,
        AdminsModule,
        CategoriesModule,
        SpecFieldsModule,
        ProductsModule,
        SpreadsheetsModule,
        FeedsModule,
        ContactsModule,
        CompanyInfoModule,
        DocumentsModule,
        InquiriesModule,
        CountsModule,
        HistoryModule,
        TrashModule,
        MailModule,
        MediaModule,
        RevisionModule,
        HealthModule,
        ...(env.METRICS_TOKEN ? [MetricsModule] : []),
      ],
      providers: [BackupsService, FirstStartService],
    };
  }
}
