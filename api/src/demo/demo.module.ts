import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { CompanyInfoModule } from '../company-info/company-info.module.js';
import { ContactsModule } from '../contacts/contacts.module.js';
import { MediaModule } from '../media/media.module.js';
import { ProductsModule } from '../products/products.module.js';
import { SpecFieldsModule } from '../spec-fields/spec-fields.module.js';
import { FirstStartService } from './first-start.service.js';

@Module({
  imports: [
    AdminsModule,
    CategoriesModule,
    SpecFieldsModule,
    ProductsModule,
    ContactsModule,
    CompanyInfoModule,
    MediaModule,
  ],
  providers: [FirstStartService],
})
export class DemoModule {}
