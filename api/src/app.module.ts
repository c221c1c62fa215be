import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AdminsModule } from './admins/admins.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { CompanyInfoModule } from './company-info/company-info.module.js';
import { ContactsModule } from './contacts/contacts.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DemoModule } from './demo/demo.module.js';
import { Env } from './env.js';
import { HealthModule } from './health/health.module.js';
import { HistoryModule } from './history/history.module.js';
import { MediaModule } from './media/media.module.js';
import { ProductSheetsModule } from './product-sheets/product-sheets.module.js';
import { ProductsModule } from './products/products.module.js';
import { TrashModule } from './trash/trash.module.js';

@Global()
@Module({})
class EnvModule {
  static of(env: Env): DynamicModule {
    return { module: EnvModule, providers: [{ provide: Env, useValue: env }], exports: [Env] };
  }
}

@Module({})
export class AppModule {
  static of(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.of(env),
        DatabaseModule,
        AuthModule,
        AdminsModule,
        CategoriesModule,
        ProductsModule,
        ProductSheetsModule,
        ContactsModule,
        CompanyInfoModule,
        HistoryModule,
        TrashModule,
        MediaModule,
        HealthModule,
        DemoModule,
      ],
    };
  }
}
